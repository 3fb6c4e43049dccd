import '@skillcert/ui/descriptions.css';
import '@skillcert/ui/poster.css';
import '@skillcert/ui/print-sheet.css';
import { saveFile } from '@skillcert/api-client';
import { Button, Dialog, Poster, posterPicture } from '@skillcert/ui';
import { fileNameOf } from '../../../client/file-name-of.js';
import { useFormats } from '../../../format/use-formats.js';
import { useWords } from '../../../messages/words-state.js';
import { useProgramme } from '../../../state/use-programme.js';
import type { PosterFacts } from './poster-facts.js';
import { useOpening } from './use-opening.js';

interface PosterDialogProps {
  readonly record: PosterFacts;
  readonly link: string;
  /** The unit of the link in a joint class. */
  readonly unit: string | undefined;
  readonly onClose: () => void;
}

/** A sheet with the code of an enrolment link, to print or to save as a picture. */
export function PosterDialog({ record, link, unit, onClose }: PosterDialogProps) {
  const { t } = useWords();
  const { minute, minutes } = useFormats();
  const { title, levelTitle } = useProgramme();
  const { class_name, level, city, venue } = record;
  const opening = useOpening(record);
  const scan = opening ? t('class.form.poster.scan_from', opening) : t('class.form.poster.scan');
  const poster = {
    before: title,
    title: class_name,
    code: link,
    text: unit ? t('class.form.poster.unit', { name: unit }) : scan,
    items: [
      {
        id: 'period',
        label: t('class.enrolment_period'),
        value: minutes(record.enroll_start, record.enroll_end),
        wide: true,
      },
      { id: 'exam_at', label: t('class.exam_at'), value: minute(record.exam_at) },
      { id: 'level', label: t('class.level'), value: levelTitle(level) },
      { id: 'city', label: t('class.city'), value: city },
      { id: 'venue', label: t('class.venue'), value: venue },
    ],
  };
  const save = async () => {
    const name = unit ? `${class_name} ${unit}` : class_name;
    saveFile(await posterPicture(poster), `${fileNameOf(name)}.png`);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('class.form.poster.title')}
      footer={
        <>
          <Button onClick={save}>{t('class.form.poster.save')}</Button>
          <Button variant="primary" onClick={() => window.print()}>
            {t('class.form.poster.print')}
          </Button>
        </>
      }
    >
      <Poster {...poster} codeLabel={t('class.form.qr_label', { name: class_name })} />
    </Dialog>
  );
}
