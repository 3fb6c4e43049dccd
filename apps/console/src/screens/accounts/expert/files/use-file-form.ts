import { limits } from '@skillcert/core';
import { shrinkPicture } from '@skillcert/ui';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../client/call.js';
import { toaster } from '../../../../client/toaster.js';
import { useServerForm } from '../../../../forms/use-server-form.js';
import { useWords } from '../../../../messages/words-state.js';

interface FileForm {
  title: string;
  file: File[];
}

/** The accepted pictures of a qualification. */
export const pictures = { accept: 'image/jpeg,image/png,image/webp', maxBytes: limits.picture_bytes_max };

export const useFileForm = (onAdded: () => void) => {
  const { t } = useWords();
  const queries = useQueryClient();
  return useServerForm<FileForm>({
    initial: { title: '', file: [] },
    pictureAt: 'file',
    check: ({ title, file }) => ({
      ...(title.trim() === '' ? { title: 'field.required' as const } : {}),
      ...(file.length === 0 ? { file: 'expert.file_required' as const } : {}),
    }),
    send: async ({ title, file: [file] }) => {
      if (!file) return;
      const body = await shrinkPicture(file);
      await call('user/uploadExpertFile', { title: title.trim() }, { body, quiet: true });
      toaster.show({ tone: 'success', message: t('expert.file_added', { title: title.trim() }) });
      await queries.invalidateQueries({ queryKey: ['user', 'getExpertInfo'] });
      onAdded();
    },
  });
};
