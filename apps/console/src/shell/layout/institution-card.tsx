import { Card, Descriptions, Link, QRCode, Stack, Text } from '@skillcert/ui';
import { useWords } from '../../messages/words-state.js';
import { useProfile } from '../../state/use-profile.js';

/** The recommending institution that the account belongs to: whom to ask, by phone, by mail or by its code. */
export function InstitutionCard() {
  const { t } = useWords();
  const { recommend_info } = useProfile();
  if (!recommend_info) return null;
  const { com_name, pi_name, pi_phone, pi_email, pi_qr } = recommend_info;
  const items = [
    { id: 'pi_name', label: t('institution.name'), value: pi_name },
    {
      id: 'pi_phone',
      label: t('institution.phone'),
      value: pi_phone && <Link to={`tel:${pi_phone}`}>{pi_phone}</Link>,
    },
    {
      id: 'pi_email',
      label: t('institution.email'),
      value: pi_email && <Link to={`mailto:${pi_email}`}>{pi_email}</Link>,
    },
  ].filter(({ value }) => value !== '');
  return (
    <Card>
      <Stack gap="sm">
        <Text weight="bold">{com_name}</Text>
        <Descriptions columns={1} items={items} />
        {pi_qr && <QRCode value={pi_qr} label={t('institution.qr', { name: com_name })} size="sm" />}
      </Stack>
    </Card>
  );
}
