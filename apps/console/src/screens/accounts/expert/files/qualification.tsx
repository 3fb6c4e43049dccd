import type { ExpertInfo } from '@skillcert/api-client';
import { ConfirmDialog, IconButton, Inline, Stack, Text } from '@skillcert/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { attempt } from '../../../../client/attempt.js';
import { call } from '../../../../client/call.js';
import { toaster } from '../../../../client/toaster.js';
import { useWords } from '../../../../messages/words-state.js';
import { QualificationPicture } from './qualification-picture.js';

/** One qualification with its picture and name. It asks before it deletes. */
export function Qualification({ file }: { readonly file: ExpertInfo['files'][number] }) {
  const { t } = useWords();
  const queries = useQueryClient();
  const [asked, setAsked] = useState(false);
  const { file_id, title } = file;

  const remove = async () => {
    const done = await attempt(() => call('user/removeExpertFile', { file_id }));
    if (!done) return false;
    toaster.show({ tone: 'success', message: t('expert.file_removed', { title }) });
    await queries.invalidateQueries({ queryKey: ['user', 'getExpertInfo'] });
    return true;
  };

  return (
    <Stack gap="xs">
      <QualificationPicture file={file} />
      <Inline justify="between" wrap={false}>
        <Text>{title}</Text>
        <IconButton
          label={t('expert.file_remove', { title })}
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => setAsked(true)}
        />
      </Inline>
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={setAsked}
          title={t('expert.file_remove', { title })}
          description={t('expert.file_remove_text')}
          confirmLabel={t('expert.file_remove', { title })}
          tone="danger"
          onConfirm={remove}
        />
      )}
    </Stack>
  );
}
