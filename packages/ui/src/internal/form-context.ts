import { createContext } from 'react';

/** The facts that a Form gives to the fields and buttons inside it. */
export interface FormContextValue {
  id: string;
  busy: boolean;
  errors: Readonly<Record<string, string | undefined>>;
}

export const FormContext = createContext<FormContextValue | null>(null);
