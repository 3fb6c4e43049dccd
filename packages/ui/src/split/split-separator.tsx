'use client';
import { type PointerEvent, useRef } from 'react';
import { type SplitBounds, sizeAfterKey, sizeAtPointer } from './split-size.js';

interface SplitSeparatorProps {
  label: string;
  /** The id of the pane that it sizes. */
  controls: string;
  size: number;
  bounds: SplitBounds;
  onDrag: (size: number) => void;
  onRelease: (size: number) => void;
}

/** The line between two panes: dragged, or moved by arrows, PageUp, PageDown, Home and End. */
export function SplitSeparator({ label, controls, size, bounds, onDrag, onRelease }: SplitSeparatorProps) {
  const held = useRef(false);
  const sizeOf = (event: PointerEvent) => {
    const box = event.currentTarget.parentElement?.getBoundingClientRect();
    return box ? sizeAtPointer(event.clientX, box.left, box.width, bounds) : size;
  };
  const release = (next: number) => {
    if (!held.current) return;
    held.current = false;
    onRelease(next);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a movable separator has a focus and a value, <hr> has not
    <div
      role="separator"
      tabIndex={0}
      className="sc-split-separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-controls={controls}
      aria-valuenow={size}
      aria-valuemin={bounds.min}
      aria-valuemax={bounds.max}
      aria-valuetext={`${size} %`}
      onKeyDown={(event) => {
        const next = sizeAfterKey(event.key, event.shiftKey, size, bounds);
        if (next === null) return;
        event.preventDefault();
        onRelease(next);
      }}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        held.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (held.current) onDrag(sizeOf(event));
      }}
      onPointerUp={(event) => release(sizeOf(event))}
      onPointerCancel={() => release(size)}
    />
  );
}
