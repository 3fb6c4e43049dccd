import { saveFile } from '@skillcert/api-client';
import { Button, Card, Stack, Text } from '@skillcert/ui';
import { useState } from 'react';
import { call } from '../../../client/call.js';
import { isRefusal, type Problem, problemOf } from '../../../client/problem.js';
import { problemText } from '../../../client/problem-text.js';
import { useWords } from '../../../words/use-words.js';
import { ErasurePart } from './erasure-part.js';

interface DataPartProps {
  /** The proof of the phone has run out. */
  readonly onUnproven: () => void;
}

/** Everything that is stored of the phone's holder: as a file, and the request to have it erased. */
export function DataPart({ onUnproven }: DataPartProps) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const take = async () => {
    setProblem(undefined);
    try {
      const file: unknown = await call('candidate/exportOwnData', {}, { quiet: true });
      if (file instanceof Blob) saveFile(file, t('data.file_name'));
    } catch (error) {
      if (isRefusal(error, 'phone_unproven')) onUnproven();
      else setProblem(problemOf(error));
    }
  };
  return (
    <Card title={t('data.title')}>
      <Stack gap="md">
        <Text as="p" tone="muted">
          {t('data.text')}
        </Text>
        <Text as="p" tone="danger" role="status">
          {problem && problemText(t, problem)}
        </Text>
        <Button block onClick={take}>
          {t('data.take')}
        </Button>
        <Button block variant="ghost" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'data.hide' : 'data.erase')}
        </Button>
        {open && <ErasurePart onUnproven={onUnproven} />}
      </Stack>
    </Card>
  );
}
