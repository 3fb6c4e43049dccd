import { createContext, type ReactNode, use, useEffect } from 'react';

/** Lets the Field around a control say what is wrong with what was typed; false where there is no Field to say it. */
export const useReport = (problem: string | undefined): boolean => {
  const report = use(FieldContext)?.report;
  useEffect(() => {
    report?.(problem);
    return () => report?.(undefined);
  }, [report, problem]);
  return report !== undefined;
};

/** The facts that a Field passes to the control inside it. */
interface FieldContextValue {
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
