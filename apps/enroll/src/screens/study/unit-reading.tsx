import '@skillcert/ui/video-player.css';
import { fileAddress } from '@skillcert/api-client';
import { EmptyState, VideoPlayer } from '@skillcert/ui';
import { ArticleReading } from './article-reading.js';
import { PdfReading } from './pdf-reading.js';
import { QuizReading } from './quiz/quiz-reading.js';
import type { Quiz } from './quiz/use-quiz.js';
import type { Learning } from './use-learning.js';
import type { OpenedUnit, UnitIds } from './use-study-unit.js';

interface UnitReadingProps {
  readonly ids: UnitIds;
  readonly unit: OpenedUnit;
  readonly learning: Learning;
  readonly quiz: Quiz;
}

/** The content of a unit, from where it was left. */
export function UnitReading({ ids, unit, learning, quiz }: UnitReadingProps) {
  const { title, kind, body, file } = unit;
  const { start, keepPlace } = learning;
  if (kind === 'article') return <ArticleReading text={body} start={start} onPlace={keepPlace} />;
  if (kind === 'quiz') return <QuizReading quiz={quiz} open={learning.state !== 'over'} />;
  if (!file) return <EmptyState />;
  if (kind === 'pdf')
    return (
      <PdfReading key={start} ids={ids} title={title} name={file.title} start={start} onPlace={keepPlace} />
    );
  return (
    <VideoPlayer
      src={fileAddress('study/fetchOwnStudyFile', ids)}
      label={title}
      start={start}
      reach={learning.reach}
      interrupted={learning.state === 'taken'}
      onPlayingChange={learning.play}
      onPlaceChange={keepPlace}
      onWatchedChange={learning.keepWatched}
    />
  );
}
