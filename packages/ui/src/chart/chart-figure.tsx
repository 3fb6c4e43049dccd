'use client';
import { type ComponentProps, type ReactNode, Suspense, useId } from 'react';
import { classNames } from '../internal/class-names.js';
import { Skeleton } from '../skeleton/skeleton.js';
import { type ContentStateProps, StateView } from '../state-view/state-view.js';

export interface ChartFigureProps
  extends Omit<ComponentProps<'figure'>, 'title' | 'children'>,
    ContentStateProps {
  /** The subject of the chart; the name of its table, too. */
  title: string;
  /** The title is for screen readers only, where the card around it has the same one. */
  hideTitle?: boolean;
  /** A sentence below the title: what the chart shows, or the source of its figures. */
  description?: ReactNode;
  height?: 'sm' | 'md' | 'lg';
}

interface OwnProps extends ChartFigureProps {
  /** There are no figures, so the empty state is drawn. */
  empty: boolean;
  children: (titleId: string) => ReactNode;
}

/** The figure around a chart: title, state, and the room that the chart takes once it is downloaded. */
export function ChartFigure({
  title,
  hideTitle,
  description,
  height = 'md',
  state = 'ready',
  stateTitle,
  stateText,
  stateAction,
  onRetry,
  empty,
  className,
  children,
  ...rest
}: OwnProps) {
  const id = useId();
  const skeleton = <Skeleton shape="block" className="sc-chart-skeleton" />;
  return (
    <figure
      {...rest}
      className={classNames('sc-chart', className)}
      data-height={height}
      data-untitled={hideTitle || undefined}
    >
      <figcaption className="sc-chart-caption">
        <span id={id} className={hideTitle ? 'sc-visually-hidden' : 'sc-chart-title'}>
          {title}
        </span>
        {description && <span className="sc-chart-description">{description}</span>}
      </figcaption>
      <StateView
        state={state === 'ready' && empty ? 'empty' : state}
        stateTitle={stateTitle}
        stateText={stateText}
        stateAction={stateAction}
        onRetry={onRetry}
        skeleton={skeleton}
      >
        <Suspense fallback={skeleton}>{children(id)}</Suspense>
      </StateView>
    </figure>
  );
}
