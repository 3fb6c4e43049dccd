import '@skillcert/ui/markdown.css';
import '@skillcert/ui/video-player.css';
import { fileAddress, type OutputOf } from '@skillcert/api-client';
import { EmptyState, Markdown, StateView, VideoPlayer } from '@skillcert/ui';
import { useFileQuery } from '../../../client/use-picture.js';
import { contentState } from '../../../lists/content-state.js';
import { useWords } from '../../../messages/words-state.js';
import { FilePreview } from '../../../pdf/file-preview.js';

interface UnitContentProps {
  readonly unit: OutputOf<'study/fetchStudyUnit'>;
}

/** The content of a unit: a text, a PDF, a video, or the number of questions. */
export function UnitContent({ unit }: UnitContentProps) {
  const { t } = useWords();
  const { class_id, study_unit_id, kind, body, file, questions, title, ready } = unit;
  if (!ready) return <EmptyState title={t('study.nothing')} description={t('study.nothing_text')} />;
  if (kind === 'article') return <Markdown text={body} level={3} />;
  if (kind === 'quiz')
    return (
      <EmptyState
        title={t('study.quiz.count', { count: questions })}
        description={t('study.quiz.count_text')}
      />
    );
  if (!file) return null;
  // Another file in its place is drawn anew.
  if (kind === 'pdf') return <UnitPdf key={file.file_id} unit={unit} fileId={file.file_id} />;
  return (
    <VideoPlayer
      key={file.file_id}
      src={fileAddress('study/fetchStudyFile', { class_id, study_unit_id })}
      label={title}
    />
  );
}

function UnitPdf({
  unit: { class_id, study_unit_id, title },
  fileId,
}: UnitContentProps & { readonly fileId: number }) {
  const query = useFileQuery('study/fetchStudyFile', { class_id, study_unit_id }, fileId);
  return (
    <StateView state={contentState(query)} onRetry={() => query.refetch()}>
      <FilePreview file={query.data} label={title} />
    </StateView>
  );
}
