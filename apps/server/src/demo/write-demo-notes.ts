import type { Transaction } from 'kysely';
import { noteSeal } from '../notes/note-seal.js';
import type { Services } from '../services.js';
import type { Database } from '../store/database.js';
import { newId } from '../store/new-id.js';
import { accountId, type DemoIds } from './demo-ids.js';

const day = 86_400_000;

/** The notes of whoever runs classes, the latest first. */
const written = [
  {
    title: '考前一天',
    content:
      '## 上午\n\n- [x] 核对考场门牌\n- [ ] 两台扫码设备**充满电**\n- [ ] 打印签到表\n\n## 下午\n\n1. 与监考人员对时\n2. 备用座位各留两个\n\n> 第 3 考场改到二楼，门口要贴指引。',
  },
  {
    title: '常用电话',
    content: '| 事项 | 找谁 |\n| --- | --- |\n| 考场设备 | 教务处值班 |\n| 发票 | 财务室 |',
  },
  { title: '材料退回的常见原因', content: '- 照片背景不是白色\n- 学历证明缺编号\n- 工作年限证明没有盖章' },
] as const;

/** What two accounts of the demo have noted down for themselves. */
export const writeDemoNotes = async (
  tx: Transaction<Database>,
  ids: DemoIds,
  { keyring, now }: Pick<Services, 'keyring' | 'now'>,
): Promise<void> => {
  const rows = (['master01', 'zkyadmin01'] as const).flatMap((username) =>
    written.map((text, at) => {
      const created_at = new Date(now().getTime() - (at + 1) * day);
      return {
        user_id: accountId(ids, username),
        note_id: newId(),
        version: 1,
        text_enc: keyring.seal(noteSeal, JSON.stringify(text)),
        pinned: at === 1,
        created_at,
        updated_at: created_at,
      };
    }),
  );
  await tx.insertInto('note').values(rows).execute();
};
