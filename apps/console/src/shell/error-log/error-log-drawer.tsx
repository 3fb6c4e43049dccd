import { Button, Card, Descriptions, Drawer, Stack, Text } from '@skillcert/ui';
import { useFormats } from '../../format/use-formats.js';
import { useWords } from '../../messages/words-state.js';
import { clearErrors, useErrors } from '../../state/error-log.js';

/** The errors of this page, newest first, to read out or copy for whoever mends them. */
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
      title={t('errors.title')}
      description={t('errors.text')}
      footer={
        <Button
          onClick={() => {
            clearErrors();
            onClose();
          }}
        >
          {t('errors.clear')}
        </Button>
      }
    >
      <Stack>
        {errors.map(({ id, at, message, route, stack }) => (
          <Card key={id} title={message} level={3}>
            <Descriptions
              columns={1}
              items={[
                { id: 'at', label: t('errors.at'), value: minute(new Date(at).toISOString()) },
                { id: 'route', label: t('errors.route'), value: route },
                {
                  id: 'stack',
                  label: t('errors.stack'),
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
