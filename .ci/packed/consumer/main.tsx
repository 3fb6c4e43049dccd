import { CallError, createClient } from '@skillcert/api-client';
import { createFakeClient } from '@skillcert/api-client/testing';
import { formatDateTime, isMobile, maskPhone, reviewLifecycle, transition } from '@skillcert/core';
import { Button, SkillcertProvider, Stack, Text } from '@skillcert/ui';
import { en } from '@skillcert/ui/locales/en';
import '@skillcert/ui/styles.css';
import { createRoot } from 'react-dom/client';

const approved = transition(reviewLifecycle, {
  state: 'in_review',
  event: 'approve',
  actors: ['master'],
});
const facts = {
  mobile: isMobile('13800000001'),
  masked: maskPhone('13800000001'),
  date: formatDateTime('2026-11-21T00:00:00Z'),
  approved: approved.ok ? approved.to : approved.why,
};

const call = createClient({ baseUrl: '/nowhere' });
const fake = createFakeClient();
const reports = Promise.all([
  call('user/logout', {}).then(
    () => 'no refusal',
    (error: unknown) => (error instanceof CallError ? error.failure : 'another error'),
  ),
  fake('class/fetchOpenClasses', {}).then(({ total }) => `fake ${total}`),
]);

reports.then(([failure, answer]) => {
  const root = document.getElementById('root');
  if (!root) return;
  createRoot(root).render(
    <SkillcertProvider language="en" words={en}>
      <Stack>
        <Text>{JSON.stringify({ ...facts, failure, answer })}</Text>
        <Button variant="primary">Enrol</Button>
      </Stack>
    </SkillcertProvider>,
  );
});
