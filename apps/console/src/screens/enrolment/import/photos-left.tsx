import { Button, Card, type Column, DataTable, Inline, Stack, Text } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import type { ImportState } from './use-import.js';

interface LeftFile {
  readonly id: string;
  readonly file: string;
  readonly why: string;
}

/** The files of the archive that were not used as photos, each with the reason. */
export function PhotosLeft({ state }: { readonly state: ImportState }) {
  const { t } = useWords();
  const { items, total } = state.photosLeft;
  // Two folders may have a file of one name.
  const rows = items.map((item, at): LeftFile => ({ ...item, id: String(at) }));
  const columns: readonly Column<LeftFile>[] = [
    { id: 'file', header: t('candidates.import_photo_file'), card: 'title', cell: ({ file }) => file },
    { id: 'why', header: t('candidates.import_photo_why'), cell: ({ why }) => why },
  ];
  return (
    <Card title={t('candidates.import_photos_left', { count: total })}>
      <Stack>
        <DataTable
          caption={t('candidates.import_photos_left', { count: total })}
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          rowLabel={({ file }) => file}
          state="ready"
        />
        {total > items.length && (
          <Text as="p" size="sm" tone="muted">
            {t('candidates.import_photos_first', { count: items.length })}
          </Text>
        )}
        <Inline>
          <Button onClick={() => state.savePhotos()}>{t('candidates.import_photos_save')}</Button>
        </Inline>
      </Stack>
    </Card>
  );
}
