import type { Transaction } from 'kysely';
import { appendAudit } from '../platform/audit/append-audit.js';
import { storeAttachment } from '../platform/files/store-attachment.js';
import type { Services } from '../platform/services.js';
import type { Database } from '../platform/store/database.js';
import { newId } from '../platform/store/new-id.js';
import { accountId, type DemoIds } from './demo-ids.js';
import { demoGuide } from './papers/demo-guide.js';

const day = 86_400_000;

/** The articles that institutions read, the latest first. */
const articles = [
  {
    title: '报名链接与海报怎么用',
    content:
      '## 三步发布\n\n1. 打开**报名链接**，复制本单位的链接\n2. 点击“打印海报”，打印或下载图片\n3. 张贴海报，或把链接发到工作群\n\n> 联合班次请使用**本单位专用**链接，考生才会计入本单位。\n\n海报的版式可参考附件。',
    pinned: true,
    file: '海报版式示例.jpg',
  },
  {
    title: '组织报名的时间安排',
    content:
      '| 时间 | 要做的事 |\n| --- | --- |\n| 报名前两周 | 通知本单位人员准备证件和学历材料 |\n| 报名期间 | 每周查看已提交和已通过的人数 |\n| 截止前三天 | 提醒尚未提交的人员 |\n\n- 材料被退回的，请在期限内补正\n- 审核通过后按时缴费，名额才会保留',
    pinned: false,
    file: undefined,
  },
] as const;

/** Writes two published articles of the recommendation guidance, one of them with a file to download. */
export const writeDemoGuidance = async (
  tx: Transaction<Database>,
  ids: DemoIds,
  { keyring, now }: Pick<Services, 'keyring' | 'now'>,
): Promise<void> => {
  const created_by = accountId(ids, 'zkyadmin01');
  for (const [index, { title, content, pinned, file }] of articles.entries()) {
    const at = new Date(now().getTime() - (index + 2) * day);
    const article_id = newId();
    const published = { published_version: 2, published_title: title, published_content: content };
    await tx
      .insertInto('guidance_article')
      .values({
        ...{ article_id, version: 2, title, content, pinned, created_by },
        ...{ ...published, published_at: at, created_at: at, updated_at: at },
      })
      .execute();
    if (file) {
      const picture = {
        bytes: await demoGuide(),
        media_type: 'image/jpeg',
        width: 720,
        height: 960,
      } as const;
      const file_id = await storeAttachment(tx, keyring, picture, { now: at });
      const row = { article_id, file_id, title: file, created_by, created_at: at };
      await tx.insertInto('guidance_file').values(row).execute();
    }
    const act = {
      at,
      user_id: created_by,
      actor_role: 'zky-admin',
      object_type: 'article',
      object_id: article_id,
    };
    await appendAudit(tx, 0, [
      { ...act, action: 'create', to_state: 'draft' },
      { ...act, action: 'publish', from_state: 'draft', to_state: 'published' },
    ]);
  }
};
