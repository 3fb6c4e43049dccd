import { Grid, SearchInput, Select } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import { type CertificateLists, certificateStates } from './use-certificate-lists.js';

/** Search and state of the certificates. */
export function CertificateFilters({ list: { url, status } }: { readonly list: CertificateLists }) {
  const { t } = useWords();
  return (
    <Grid columns={4} gap="sm">
      <SearchInput
        value={url.search}
        onSearch={(search) => url.narrow({ search: search.trim() })}
        label={t('certificates.search')}
        placeholder={t('certificates.search')}
        maxLength={80}
      />
      <Select
        aria-label={t('certificates.state')}
        placeholder={`${t('certificates.state')}: ${t('common.all')}`}
        value={status ?? ''}
        onValueChange={(chosen) => url.narrow({ status: chosen })}
        options={certificateStates.map((each) => ({ value: each, label: t(`certificates.status.${each}`) }))}
      />
    </Grid>
  );
}
