import { AccountsScreen } from './lists/accounts-screen.js';

/** The recommending institutions, and the masters and staff beside them. */
export function RecommendScreen() {
  return <AccountsScreen group="recommend" />;
}

/** The registration accounts and companies; an institution sees those that it created. */
export function EditorScreen() {
  return <AccountsScreen group="editor" />;
}

/** The experts, active and not. */
export function ExpertScreen() {
  return <AccountsScreen group="expert" />;
}
