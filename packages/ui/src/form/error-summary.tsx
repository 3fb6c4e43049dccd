import type { Ref } from 'react';
import { useSkillcert } from '../provider/skillcert-context.js';

interface ErrorSummaryProps {
  formId: string;
  entries: readonly { name: string; message: string }[];
  ref?: Ref<HTMLDivElement>;
}

/** The list of what to mend; each line goes to its field. */
export function ErrorSummary({ formId, entries, ref }: ErrorSummaryProps) {
  const { words } = useSkillcert();
  return (
    <div ref={ref} className="sc-error-summary" role="alert" tabIndex={-1}>
      <p className="sc-error-summary-title">{words.errorSummary(entries.length)}</p>
      <ul className="sc-error-summary-list">
        {entries.map(({ name, message }) => (
          <li key={name}>
            <a
              href={`#${formId}-${name}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(`${formId}-${name}`)?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
