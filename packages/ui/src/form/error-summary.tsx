import { type Ref, useLayoutEffect, useState } from 'react';
import { useSkillcert } from '../provider/skillcert-context.js';

interface ErrorSummaryProps {
  formId: string;
  entries: readonly { name: string; message: string }[];
  ref?: Ref<HTMLDivElement>;
}

const labelOf = (id: string) => document.getElementById(`${id}-label`)?.firstChild?.textContent ?? '';

/** The list of errors; each line names its field and links to it. */
export function ErrorSummary({ formId, entries, ref }: ErrorSummaryProps) {
  const { words } = useSkillcert();
  const [lines, setLines] = useState<readonly string[]>([]);
  // The labels come from the fields below, and can be any text; they are read once the fields are drawn, and again
  // in another language.
  useLayoutEffect(() => {
    setLines(
      entries.map(({ name, message }) => {
        const label = labelOf(`${formId}-${name}`);
        return label ? words.fieldError(label, message) : message;
      }),
    );
  }, [formId, entries, words]);
  return (
    <div ref={ref} className="sc-error-summary" role="alert" tabIndex={-1}>
      <p className="sc-error-summary-title">{words.errorSummary(entries.length)}</p>
      <ul className="sc-error-summary-list">
        {entries.map(({ name, message }, index) => (
          <li key={name}>
            <a
              href={`#${formId}-${name}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(`${formId}-${name}`)?.focus();
              }}
            >
              {lines[index] ?? message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
