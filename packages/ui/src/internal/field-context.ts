import { createContext, type ReactNode, use } from 'react';

/** The facts that a Field gives to the control inside it. */
export interface FieldContextValue {
  id: string;
  name?: string | undefined;
  labelId: string;
  label: ReactNode;
  describedBy?: string | undefined;
  invalid: boolean;
  required: boolean;
  /** For a control that validates its own text. */
  report?: ((problem: string | undefined) => void) | undefined;
}

export const FieldContext = createContext<FieldContextValue | null>(null);

interface OwnProps {
  id?: string | undefined;
  name?: string | undefined;
  required?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
}

/** The attributes that tie a control to its Field; the control's own win. */
export const useFieldControl = (own: OwnProps) => {
  const field = use(FieldContext);
  const required = own.required ?? field?.required ?? false;
  return {
    id: own.id ?? field?.id,
    name: own.name ?? field?.name,
    required: undefined,
    'aria-required': required || undefined,
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid || undefined),
    'aria-describedby': [own['aria-describedby'], field?.describedBy].filter(Boolean).join(' ') || undefined,
  };
};
