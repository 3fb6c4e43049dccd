import type { ReactNode } from 'react';

/** One line of a menu: an action, a choice, a heading or a rule. */
export type MenuEntry =
  | {
      kind?: 'action';
      id: string;
      label: ReactNode;
      icon?: ReactNode;
      tone?: 'danger';
      disabled?: boolean;
      /** Marks the current choice. */
      checked?: boolean;
      onSelect: () => unknown;
    }
  | { kind: 'heading'; id: string; label: ReactNode }
  | { kind: 'separator'; id: string };
