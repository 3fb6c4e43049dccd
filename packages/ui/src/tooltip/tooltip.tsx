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
  const style =
    box &&
    (side === 'right'
      ? { left: box.right, top: box.top + box.height / 2 }
      : { left: box.left + box.width / 2, top: box.top });
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
      {style &&
        container &&
        createPortal(
          <span role="tooltip" id={id} className="sc-tooltip" data-side={side} style={style}>
            {content}
          </span>,
          container,
        )}
    </span>
  );
}
