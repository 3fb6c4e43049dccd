import { Button, Card, Descriptions, Drawer, Stack, Text } from '@skillcert/ui';
import { useFormats } from '../../format/use-formats.js';
import { useWords } from '../../messages/words-state.js';
import { clearErrors, useErrors } from '../../state/error-log.js';

/** The errors of this page, newest first, to read out or copy for the developers. */
export function ErrorLogDrawer({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords();
  const { minute } = useFormats();
  const errors = useErrors();
  return (
    <Drawer
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('error_log.title')}
      description={t('error_log.text')}
      footer={
        <Button
          onClick={() => {
            clearErrors();
            onClose();
          }}
        >
          {t('error_log.clear')}
        </Button>
      }
    >
      <Stack>
        {errors.map(({ id, at, message, route, stack }) => (
          <Card key={id} title={message} level={3}>
            <Descriptions
              columns={1}
              items={[
                { id: 'at', label: t('error_log.at'), value: minute(new Date(at).toISOString()) },
                { id: 'route', label: t('error_log.route'), value: route },
                {
                  id: 'stack',
                  label: t('error_log.stack'),
                  value: (
                    <Text as="code" size="sm">
                      {stack}
                    </Text>
                  ),
                },
              ]}
            />
          </Card>
        ))}
      </Stack>
    </Drawer>
  );
}
