'use client';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import type { ScoreFacts } from './cell-problems.js';
import { ScoreGridRow } from './score-grid-row.js';
import type { ScoreGridWords } from './score-grid-words.js';
import type { ScoreGridModel } from './use-score-grid.js';

interface ScoreGridBodyProps {
  facts: ScoreFacts;
  words: ScoreGridWords;
  grid: ScoreGridModel;
}

/** How high a row is: the type size and the pointer decide, so it is measured. */
const useRowHeight = () => {
  const probe = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(40);
  useEffect(() => {
    const node = probe.current;
    if (!node) return;
    const observer = new ResizeObserver(() => setHeight(node.offsetHeight || 40));
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  return { probe, height };
};

/** The rows that are in sight, and the one that has the focus, wherever it is. */
export function ScoreGridBody({ facts, words, grid }: ScoreGridBodyProps) {
  const { probe, height } = useRowHeight();
  const focused = grid.at.row;
  const virtual = useVirtualizer({
    count: facts.rows.length,
    getScrollElement: () => grid.grid.current,
    estimateSize: () => height,
    overscan: 6,
    useFlushSync: false,
    // Rows in the first drawing already, before anything was measured.
    initialRect: { width: 0, height: 600 },
    rangeExtractor: (range: Range) =>
      [...new Set([...defaultRangeExtractor(range), focused])].sort((one, other) => one - other),
  });
  useEffect(() => {
    // Heights that were taken for granted are forgotten once the height is another.
    if (height > 0) virtual.measure();
  }, [height, virtual]);
  return (
    <>
      <div ref={probe} className="sc-score-probe" aria-hidden="true" />
      {/* biome-ignore lint/a11y/useSemanticElements: rows that are not drawn leave gaps, which a table cannot have */}
      <div role="rowgroup" className="sc-score-body" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = facts.rows[index];
          return (
            row && (
              <ScoreGridRow
                key={row.id}
                row={row}
                index={index}
                start={start}
                facts={facts}
                words={words}
                grid={grid}
              />
            )
          );
        })}
      </div>
    </>
  );
}
