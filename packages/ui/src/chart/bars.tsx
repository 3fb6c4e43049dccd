import type { BarBox } from './bar-boxes.js';
import type { Point } from './walk.js';

interface BarsProps {
  boxes: readonly BarBox[];
  at: Point | null;
  fillOf: (series: number) => string;
}

/** The bars; the one that is pointed or walked to has an edge. */
export function Bars({ boxes, at, fillOf }: BarsProps) {
  return boxes.map((box) => (
    <rect
      key={`${box.index}-${box.series}`}
      className="sc-chart-mark"
      data-active={(at?.index === box.index && at.series === box.series) || undefined}
      x={box.x}
      y={box.y}
      width={box.width}
      height={box.height}
      rx={Math.min(2, box.width / 4)}
      fill={fillOf(box.series)}
    />
  ));
}
