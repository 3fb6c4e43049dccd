import { newLetters } from '@skillcert/e2e/new-letters.js';
import { makeDossier, tellsItsLife } from './whole-life/archive.js';
import { arrange, plan, printTickets, takeTicket } from './whole-life/arrange.js';
import { issueCertificates, numberCertificates, takeCertificate, verify } from './whole-life/certify.js';
import { approve, assign, collect, declare, isOpened } from './whole-life/declare.js';
import { enrol, review } from './whole-life/enrol.js';
import { payByProof, payOnline, refund } from './whole-life/pay.js';
import { test } from './whole-life/people.js';
import { decideBetween, enterScores, freeze, publish, readScores } from './whole-life/score.js';
import { checkIn, examDayComes } from './whole-life/sit.js';

test('a class lives from its declaration to its archive by six accounts, three candidates and a stranger, in browsers alone', {
  tag: '@full',
}, async ({
  staff: { institution, platform, colleague, administrator, master, clerk },
  candidates,
  stranger,
  product,
}) => {
  // As much as a dozen others do.
  test.slow();
  const class_name = `全程班次 ${newLetters()}`;
  const [first, second, third] = candidates;

  await declare(institution, class_name);
  await approve(platform, class_name);
  await assign(administrator, class_name, master, { among: 'recommend', duties: ['owner'] });
  await assign(administrator, class_name, clerk, {
    among: 'editor',
    duties: ['owner', 'paid_in', 'sign_in'],
  });
  // Without an account for its fee a class does not open.
  await collect(institution, class_name);
  await isOpened(institution, class_name);

  const numbers: string[] = [];
  for (const each of candidates) numbers.push(await enrol(each, class_name));
  await review(clerk, class_name, candidates);

  await payByProof(first, class_name, clerk);
  await payOnline(second);
  await payOnline(third);
  await refund(third, class_name, { clerk, platform });

  await institution.move(class_name, 'close', 'closed');
  await plan(master, class_name);
  await arrange(master, class_name);
  await printTickets(master, class_name, 2);
  for (const each of [first, second]) await takeTicket(each);

  await examDayComes(product, class_name);
  await master.move(class_name, 'start_exam', 'examining');
  await checkIn(clerk, class_name, numbers.slice(0, 2));
  // A life that takes two minutes ends its exam before the last sitting is over.
  await master.ask(class_name, 'end_exam');
  await institution.move(class_name, 'end_exam', 'scoring');

  // Two people read the papers, one of them a score the wrong way round.
  const papers = (misread: string) =>
    [
      { of: first, scores: [misread, '75'] },
      { of: second, scores: ['91', '64'] },
    ] as const;
  await enterScores(master, class_name, papers('86'));
  await enterScores(institution, class_name, papers('68'));
  await decideBetween(platform, class_name, first, '86');
  await freeze(platform, class_name);
  await publish(colleague, class_name);
  await readScores(first, ['86', '75']);
  await colleague.ask(class_name, 'publicity_end');
  await platform.move(class_name, 'publicity_end', 'certifying');

  await numberCertificates(master, class_name, 2);
  await issueCertificates(colleague, class_name, 2);
  const certificate_no = await takeCertificate(first);
  await verify(stranger, certificate_no, first);

  await makeDossier(institution, class_name);
  await institution.move(class_name, 'seal_dossier', 'archived');
  await tellsItsLife(institution, class_name);
});
