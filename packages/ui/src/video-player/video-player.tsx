'use client';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { ErrorState } from '../error-state/error-state.js';
import { classNames } from '../internal/class-names.js';
import { usePartWords } from '../internal/use-part-words.js';
import type { PlayedStretch } from './played-stretches.js';
import { useVideoPlace } from './use-video-place.js';
import { videoPlayerWords } from './video-player-words.js';

export interface VideoPlayerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The address of the video; its server must answer range requests (HTTP Range), or seeking fails. */
  src: string;
  /** The content of the video; names the player. */
  label: string;
  /** The second it begins at; another one moves there. */
  start?: number;
  /**
   * The second up to which one may seek; further on only by playing, at its own speed at most. Without it, one
   * seeks anywhere. It stops nobody determined: the server decides what counts.
   */
  reach?: number;
  /** Stops it when it becomes true, as where something has to be answered first. It can be played on. */
  interrupted?: boolean;
  /** Called when it begins to play and when it stops. */
  onPlayingChange?: (playing: boolean) => void;
  /** Called with the current whole second, several times a second while it plays and after each seek. */
  onPlaceChange?: (second: number) => void;
  /**
   * Receives the stretches played so far, in whole seconds, once per second. After a failure a new player begins
   * with nothing.
   */
  onWatchedChange?: (stretches: readonly PlayedStretch[]) => void;
}

/** Says so to those who wanted to go further than they may. */
function ReachNote({ held }: { held: boolean }) {
  const own = usePartWords('videoPlayer', videoPlayerWords);
  return (
    <p className="sc-video-player-note" role="status">
      {held && own.beyond}
    </p>
  );
}

/**
 * A video with the controls of the browser, which people know by mouse, by keyboard and by ear. It continues where
 * it was left. Needs `button.css` and `empty-state.css`.
 */
export function VideoPlayer({
  src,
  label,
  start = 0,
  reach,
  interrupted = false,
  onPlayingChange,
  onPlaceChange,
  onWatchedChange,
  className,
  ...rest
}: VideoPlayerProps) {
  const own = usePartWords('videoPlayer', videoPlayerWords);
  const video = useRef<HTMLVideoElement>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const { held, goToPlace, tellPlace, onSeeking, onRateChange } = useVideoPlace(video, {
    start,
    reach,
    onPlaceChange,
    onWatchedChange,
  });
  useEffect(() => {
    if (interrupted) video.current?.pause();
  }, [interrupted]);
  return (
    <div {...rest} className={classNames('sc-video-player', className)}>
      {failed === src ? (
        <ErrorState title={own.failed} description={label} onRetry={() => setFailed(null)} />
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: captions come with the video's own file, which is all there is
        <video
          ref={video}
          className="sc-video-player-picture"
          src={src}
          aria-label={label}
          controls
          controlsList={reach === undefined ? undefined : 'noplaybackrate'}
          playsInline
          preload="metadata"
          onLoadedMetadata={goToPlace}
          onTimeUpdate={tellPlace}
          onPlay={() => onPlayingChange?.(true)}
          onPause={(event) => {
            // A host that counts the watched part at the stop needs the last of it first.
            tellPlace(event);
            onPlayingChange?.(false);
          }}
          onSeeking={onSeeking}
          onRateChange={onRateChange}
          onError={() => {
            setFailed(src);
            onPlayingChange?.(false);
          }}
        />
      )}
      {reach !== undefined && <ReachNote held={held} />}
    </div>
  );
}
