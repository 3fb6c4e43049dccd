import type { ExpertInfo } from '@skillcert/api-client';
import { limits } from '@skillcert/core';
import { Card, Grid, Stack, Text } from '@skillcert/ui';
import { useState } from 'react';
import { fileMegabytes } from '../../../../forms/file-megabytes.js';
import { useWords } from '../../../../messages/words-state.js';
import { FileForm } from './file-form.js';
import { Qualification } from './qualification.js';

/** The proofs of an expert's knowledge. */
export function FilesCard({ files }: Pick<ExpertInfo, 'files'>) {
  const { t } = useWords();
  // A new form for the next file, because the last one was sent.
  const [added, setAdded] = useState(0);
  return (
    <Card
      title={t('expert.files')}
      description={t('expert.files_text', { ...fileMegabytes, count: limits.expert_files_max })}
    >
      <Stack>
        {files.length > 0 ? (
          <Grid columns={2}>
            {files.map((file) => (
              <Qualification key={file.file_id} file={file} />
            ))}
          </Grid>
        ) : (
          <Text as="p" tone="muted">
            {t('expert.no_files')}
          </Text>
        )}
        <FileForm key={added} onAdded={() => setAdded((before) => before + 1)} />
      </Stack>
    </Card>
  );
}
