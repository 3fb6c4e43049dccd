import { type ArticleRecord, saveFile } from '@skillcert/api-client';
import { Button, Heading, Inline, Stack } from '@skillcert/ui';
import { Paperclip } from 'lucide-react';
import { attempt } from '../../../client/attempt.js';
import { call } from '../../../client/call.js';
import { useWords } from '../../../messages/words-state.js';
import { downloadedName } from './downloaded-name.js';

/** The files of an article; a click saves one. */
export function ArticleDownloads({ article }: { readonly article: ArticleRecord }) {
  const { t, language } = useWords();
  const { article_id, files } = article;
  if (files.length === 0) return null;
  const kilobytes = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  });
  const save = async (wanted: (typeof files)[number]) => {
    const { file_id } = wanted;
    const file: unknown = await attempt(() => call('promotion/fetchArticleFile', { article_id, file_id }));
    if (file instanceof Blob) saveFile(file, downloadedName(wanted));
  };
  return (
    <Stack gap="sm">
      <Heading level={3}>{t('promotion.downloads')}</Heading>
      {files.map((file) => (
        <Inline key={file.file_id}>
          <Button
            variant="ghost"
            icon={<Paperclip aria-hidden="true" />}
            onClick={() => save(file)}
          >{`${file.title} (${kilobytes.format(Math.max(1, file.size / 1024))})`}</Button>
        </Inline>
      ))}
    </Stack>
  );
}
