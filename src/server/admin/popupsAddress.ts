/** Programs find announcements at `/api/admin/popups` as well as by the name of their kind, which is how all other documents are found. */
export const popupsAddress = (url: string): string => url.replace(/^\/api\/admin\/popups(?=[/?]|$)/, '/api/admin/popup')
