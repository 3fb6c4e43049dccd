import { Button, ButtonLink, Card, Inline, QRCode, Stack, Text } from '@skillcert/ui';
import { useWords } from '../../words/use-words.js';

interface ShareCardProps {
  /** The whole address of the page; without it there is no code to scan. */
  readonly address: string | undefined;
  readonly poster: string;
}

/** The ways to pass the page on. The two buttons are shown by the script of the page, which they need (share.ts). */
export function ShareCard({ address, poster }: ShareCardProps) {
  const { t } = useWords();
  return (
    <Card title={t('class_page.share')} description={t('class_page.share_text')}>
      <Stack gap="md" align="start">
        {address && <QRCode value={address} label={t('class_page.code')} size="md" />}
        <Inline>
          <Text hidden data-share="copy" data-done={t('class_page.copied')}>
            <Button>{t('class_page.copy')}</Button>
          </Text>
          <Text hidden data-share="send">
            <Button>{t('class_page.send')}</Button>
          </Text>
          <ButtonLink to={poster} variant="ghost">
            {t('class_page.poster')}
          </ButtonLink>
        </Inline>
      </Stack>
    </Card>
  );
}
