import { saveFile } from '@skillcert/api-client';
import { Button, Drawer, StateView } from '@skillcert/ui';
import { attempt } from '../../../../client/attempt.js';
import { call } from '../../../../client/call.js';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { contentState } from '../../../../lists/content-state.js';
import { useWords } from '../../../../messages/words-state.js';
import { FilePreview } from '../../../../pdf/file-preview.js';

interface SheetDrawerProps {
  readonly class_id: number;
  readonly lessonId: number;
  readonly onClose: () => void;
}

/** The attendance sheet of a lesson, to be previewed, and saved: its history records the download. */
export function SheetDrawer({ class_id, lessonId, onClose }: SheetDrawerProps) {
  const { t, language } = useWords();
  const asked = { class_id, lesson_id: lessonId };
  const preview = useCallQuery('course/printLesson', { ...asked, preview: true }, { variant: language });
  const file: unknown = preview.data;
  const title = t('lessons.print');
  const save = async (format: 'pdf' | 'xlsx') => {
    const made: unknown = await attempt(() => call('course/printLesson', { ...asked, format }));
    if (made instanceof Blob) saveFile(made, `${title}.${format}`);
  };
  return (
    <Drawer
      open
      onOpenChange={onClose}
      size="large"
      title={title}
      footer={
        <>
          <Button onClick={() => save('xlsx')}>{t('lessons.save_xlsx')}</Button>
          <Button variant="primary" onClick={() => save('pdf')}>
            {t('lessons.save_pdf')}
          </Button>
        </>
      }
    >
      <StateView
        state={preview.isPending ? 'ready' : contentState(preview)}
        onRetry={() => preview.refetch()}
      >
        <FilePreview file={file instanceof Blob ? file : undefined} label={title} />
      </StateView>
    </Drawer>
  );
}
