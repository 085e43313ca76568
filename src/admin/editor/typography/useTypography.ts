import { useStore } from 'react-admin'

/** Are the signs of print put while one types? Whoever writes decides, for this browser. */
export const useTypography = () => useStore('typography', true)
