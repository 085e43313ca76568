import { useMessages } from '../useMessages.ts'
import { EntryPage } from './EntryPage.tsx'
import { SignInSteps } from './SignInSteps.tsx'
import { useCompleteSignIn } from './useCompleteSignIn.ts'

/** The page that everyone comes in by. */
export function SignIn() {
  const t = useMessages().entry
  return <SignInSteps Page={EntryPage} title={t.welcome} onEntered={useCompleteSignIn()} />
}
