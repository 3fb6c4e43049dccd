/** A key of the words on the page of the sandbox. */
export type SandboxWord = `sandbox.${
  | 'title'
  | 'text'
  | 'for'
  | 'amount'
  | 'until'
  | 'paid'
  | 'silent'
  | 'silent_hint'
  | 'kept'
  | 'failed'
  | 'state_paid'
  | 'state_failed'
  | 'state_closed'
  | 'back'}`;
