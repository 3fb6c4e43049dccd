'use client';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../internal/class-names.js';
import { useMergedRefs } from '../internal/use-merged-refs.js';
import { useSkillcert } from '../provider/skillcert-context.js';

export interface TooltipProps extends Omit<ComponentProps<'span'>, 'content'> {
  content: ReactNode;
  side?: 'top' | 'right';
  /** The content repeats the child's own name, so it is not read twice. */
  decorative?: boolean;
}

interface Place {
  side: string;
  align?: 'start' | 'end';
  style: { left: number; top: number };
}

/** Half of the widest hint and a little more: nearer to an edge it would be cut off. */
const near = 160;

/**
 * Below the element at the top of the window, and aligned with the element at its side, so that no edge cuts it
 * off.
 */
const placeOf = (box: DOMRect, side: 'top' | 'right'): Place => {
  if (side === 'right') return { side, style: { left: box.right, top: box.top + box.height / 2 } };
  const left = box.left + box.width / 2;
  const below = box.top < near / 2;
  const style = { left, top: below ? box.bottom : box.top };
  const place = { side: below ? 'bottom' : side, style };
  if (left < near) return { ...place, align: 'start', style: { ...style, left: box.left } };
  if (innerWidth - left < near) return { ...place, align: 'end', style: { ...style, left: box.right } };
  return place;
};

/** A hint on hover and focus; Escape dismisses it and the pointer may rest on it. */
export function Tooltip({
  content,
  side = 'top',
  decorative = false,
  className,
  children,
  ref,
  ...rest
}: TooltipProps) {
  const { container } = useSkillcert();
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const merged = useMergedRefs(ref, anchor);
  const [box, setBox] = useState<DOMRect | null>(null);
  const show = () => setBox(anchor.current?.getBoundingClientRect() ?? null);
  const hide = () => setBox(null);
  useEffect(() => {
    if (!box) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setBox(null);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [box]);
  const place = box && placeOf(box, side);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only shows a hint about the control inside it
    <span
      {...rest}
      ref={merged}
      className={classNames('sc-tooltip-anchor', className)}
      aria-describedby={box && !decorative ? id : undefined}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
    >
      {children}
      {place &&
        container &&
        createPortal(
          <span
            role="tooltip"
            id={id}
            className="sc-tooltip"
            data-side={place.side}
            data-align={place.align}
            style={place.style}
          >
            {content}
          </span>,
          container,
        )}
    </span>
  );
}
