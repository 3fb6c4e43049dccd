import { Descriptions, Grid, Heading, Skeleton, Stack, Text } from '@skillcert/ui';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { useWords } from '../../../../messages/words-state.js';
import { QualificationPicture } from '../../expert/files/qualification-picture.js';

/** An expert's statements about their work; empty lines if they have not written any. */
export function ExpertWork({ userId }: { readonly userId: number }) {
  const { t, language } = useWords();
  const { data, isError } = useCallQuery('user/fetchExpertInfo', { user_id: userId });
  // The client has shown the failure once; the account beside it stays.
  if (isError) return null;
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const fact = (id: 'employer' | 'title' | 'specialities' | 'years', value: string | undefined) => ({
    id,
    label: t(`expert.${id}`),
    value: value || t('common.empty'),
  });
  return (
    <Stack gap="sm">
      <Heading level={3}>{t('expert.work')}</Heading>
      {data ? (
        <>
          <Descriptions
            items={[
              fact('employer', data.employer),
              fact('title', data.title),
              fact('specialities', list.format(data.specialities)),
              fact('years', data.years?.toString()),
            ]}
          />
          <Heading level={4}>{t('expert.files')}</Heading>
          {data.files.length === 0 && <Text tone="muted">{t('expert.no_files')}</Text>}
          <Grid columns={2}>
            {data.files.map((file) => (
              <Stack key={file.file_id} gap="xs">
                <QualificationPicture file={file} />
                <Text>{file.title}</Text>
              </Stack>
            ))}
          </Grid>
        </>
      ) : (
        <Skeleton />
      )}
    </Stack>
  );
}
