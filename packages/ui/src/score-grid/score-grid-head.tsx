import type { ScoreColumn } from './score-value.js';

interface ScoreGridHeadProps {
  columns: readonly ScoreColumn[];
  person: string;
}

/** The subjects and the scores they take. */
export function ScoreGridHead({ columns, person }: ScoreGridHeadProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: as the rows below it
    <div role="rowgroup" className="sc-score-head">
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the cells take the focus */}
      <div role="row" aria-rowindex={1} className="sc-score-titles">
        {/* biome-ignore lint/a11y/useSemanticElements: as above */}
        {/* biome-ignore lint/a11y/useFocusableInteractive: as above */}
        <div role="columnheader" aria-colindex={1} className="sc-score-person">
          {person}
        </div>
        {columns.map(({ id, label, min = 0, max = 100 }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: as above
          // biome-ignore lint/a11y/useFocusableInteractive: as above
          <div key={id} role="columnheader" aria-colindex={index + 2} className="sc-score-title">
            {label} <small className="sc-score-bounds">{`${min}–${max}`}</small>
          </div>
        ))}
      </div>
    </div>
  );
}
