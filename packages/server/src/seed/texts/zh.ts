import type { Region, SeedTexts, SeedTextsOfRegion, TitledText } from './seed-texts.types'

const HERE: Readonly<Record<Region, SeedTextsOfRegion>> = {
  EU: {
    stock: ['欧洲仓库现货 600,000 件', '每款商品均显示真实库存和到货日期。'],
    delay: '<p>现货包裹在 16:30 前下单当天发出，多数地区下一个工作日送达。荷兰中心仓的库存在 72 小时内发货。</p>',
    where:
      '<p>中心仓位于乌得勒支，维利希和波兹南的仓库让 600,000 件现货更靠近您。荷兰、意大利、德国、英国、法国和波兰的同事为您服务。</p>',
    taxes: '价格与增值税',
    prices: '<p>价格为每件净价，以您所在站点的货币计算。适用时另加增值税。以提交订单时显示的价格为准。</p>',
    delivery: `<p>工作日 <strong>16:30</strong> 前提交的现货订单当天发货，多数地区下一个工作日送达。</p>
<table><thead><tr><th scope="col">货物所在地</th><th scope="col">送达时间</th></tr></thead>
<tbody><tr><td>您所在站点仓库</td><td>下一个工作日</td></tr>
<tr><td>荷兰中心仓</td><td>72 小时内发货，之后与本站点相同</td></tr>
<tr><td>在途</td><td>商品旁显示的预计日期</td></tr></tbody></table>
<p>交货日期为预计日期。如有推迟，请在订单页面申请取消相关行：发货前免费。</p>`,
    closed: '<li>12 月 25 日、26 日：不发货</li><li>1 月 1 日：不发货</li>',
    coupons: '<li><strong>优惠券</strong>：显示可使用的优惠券。</li>',
    holidays:
      '<ul><li><strong>12 月 23 日 12:00</strong> 前提交的订单当天发货。</li><li>12 月 25 日、26 日和 1 月 1 日不送货。</li></ul>',
  },
  US: {
    stock: ['现货 150 万支', '陆运 1–3 天覆盖美国 99.9% 的地区。'],
    delay: '<p>陆运 1–3 天覆盖美国 99.9% 的地区。订单中还可选择两日空运和零担货运。</p>',
    where: '<p>加利福尼亚州安大略仓库现货 150 万支，陆运 1–3 天覆盖美国 99.9% 的地区。总部位于俄亥俄州哥伦布市。</p>',
    taxes: '价格与销售税',
    prices:
      '<p>价格为每件净价，以美元计算。适用时另加销售税；提供转售证明后可免税下单。以提交订单时显示的价格为准。</p>',
    delivery: `<p>加利福尼亚州配送中心的陆运 <strong>1–3 天覆盖美国 99.9% 的地区</strong>。订单中还可选择两日空运和预约送货的零担货运。</p>
<p>交货日期为预计日期。如有推迟，请在订单页面申请取消相关行：发货前免费。</p>`,
    closed: '<li>12 月 25 日：不发货</li><li>1 月 1 日：不发货</li>',
    coupons: '',
    holidays:
      '<ul><li><strong>12 月 23 日 12:00</strong> 前提交的订单当天发货。</li><li>12 月 25 日和 1 月 1 日不送货。</li></ul>',
  },
}

/** Alike in both regions. */
const EVERYWHERE = {
  demoAccounts: {
    'buyer.nl': '应有尽有：分批发货的订单、退货、未付发票、共享清单。',
    'rep.nl': '同一公司的销售代表：查看账户价格，并以直运方式为客户下单。',
    'clerk.nl': '同一公司的文员：可填购物篮，但没有快速订单和收藏。',
    'buyer.de': '处处使用自有货号，并接收电子发票。',
    'buyer.it': '接近信用额度：看看此时订单会怎样提示。',
    'buyer.fr': '直接发给最终客户，并附他们自己的送货单。',
    'buyer.uk': '英镑价格，含英国增值税。',
    'buyer.pl': '大额订单、缺货待发，价格为兹罗提。',
    'new.nl': '首次登录并确认邮箱地址。',
    'buyer.us': '办公室分布在两个时区，并计销售税。',
  },
  activities: {
    toner: ['碳粉盒', '黑色与彩色，适配当前主流机型。'],
    kits: ['碳粉套装', '适用于复印机和工作组的瓶装粉与套装。'],
    drums: ['鼓组件', '每更换四支碳粉盒，更换一次鼓组件。'],
    labels: ['标签带盒', '覆膜、织物、热缩等多种类型。'],
  },
  floors: { toner: '热销碳粉盒', colour: '惠普与兄弟彩色套装', drums: '鼓组件', labels: '标签' },
  classes: { 102: '碳粉盒', 103: '碳粉套装', 105: '鼓组件', 109: '标签带盒' },
  offers: { month: '本月特惠', stock: '售完即止', season: '季节优惠' },
  shipVias: {
    1: '标准',
    2: '快递，12:00 前',
    3: '托盘，预约送货',
    4: '自选承运商',
    5: '乌得勒支自提',
    6: '陆运',
    7: '空运',
    8: '零担货运',
    9: '自选承运商',
    10: '维利希自提',
    11: '波兹南自提',
  },
  article: {
    kinds: { 102: '碳粉盒', 103: '碳粉套装', 105: '鼓组件', 109: '标签带盒' },
    name: (part, kind, facts) => `${part} ${[kind, ...facts].join('，')}`,
    comma: '，',
    and: '、',
    stop: '。',
    pages: count => `约可打印 ${count} 页（A4，5% 覆盖率）`,
    width: width => `带宽 ${width}`,
    fits: (brand, printers) => `适用于 ${brand} ${printers}`,
    fitsMany: (count, brand, printers) => `适用于 ${count} 款 ${brand} 打印机，包括 ${printers}`,
    replaces: part => `可替代 ${part}`,
    print: '逐支灌装并检测，打印机需要时带芯片，质保两年',
    label: '字迹耐擦，切口平整，可牢固粘贴于纸张、塑料和金属',
  },
} satisfies Partial<SeedTexts>

const banners = (here: SeedTextsOfRegion): SeedTexts['banners'] => ({
  stock: here.stock,
  lines: ['一次下单一千行', '粘贴清单：我们的编号、OEM 编号、条码或您的编号均可。'],
  labels: ['满足各种标签需求', '3.5 至 104 毫米标签带盒，现货供应。'],
})

const faq = (here: SeedTextsOfRegion): SeedTexts['faq'] => [
  [
    '如何查看价格？',
    '<p>登录后即可查看价格和库存。请<a href="/ac/register">注册公司账户</a>，或向您的客户经理申请账户。</p>',
  ],
  [
    '可以用哪些编号搜索和订购？',
    '<p>任何编号都可以：我们的商品编号、OEM 编号、通用编号、商品或外箱条码，以及您自己的编号。若一个编号对应两款商品，系统会请您选择。</p>',
  ],
  [
    '如何订购一长串清单？',
    '<p>打开<a href="/my/quickorder">我的快速订购</a>粘贴清单，或拖入表格，一次最多 1,000 行。无法匹配的行会保留在原处，并注明原因和建议。</p>',
  ],
  ['多久可以收到货？', here.delay],
  ['商品缺货怎么办？', '<p>由您决定：现货先发、其余后发，或全部到齐后一起发货。每一行都会显示预计日期。</p>'],
  [
    '可以直接发给我的客户吗？',
    '<p>可以。请选择直发，使用中性送货单或您自己的送货单。您的客户看不到我们的名称和价格。</p>',
  ],
  [
    '订单提交后还能修改吗？',
    '<p>不能。订单提交后，地址、商品、数量和采购单号均不可更改。在我们开始处理之前可以取消整个订单，也可以逐行取消部分件数；之后可以在订单页面放弃仍在等待到货的商品，或将其移至单独订单；已备货的商品请在该页面申请取消。缺少的商品请另行补订。</p>',
  ],
  [
    '如何退货？',
    '<p>订单全部送达后，打开订单申请退货。未使用的商品可在发票日期起 30 天内退回，收取 20% 的重新入库费；审核最多需要三个工作日。</p>',
  ],
  [
    '包裹破损或缺件怎么办？',
    '<p>请在承运商签收单上注明，保留包装，并在送达后 3 个工作日内附照片告知我们：在订单页面点击“报告破损或短缺”，其余商品尚未送达时也可以。全部商品送达后，报告会成为退货草稿。</p>',
  ],
  ['质保期是多久？', '<p>所有商品自发票日期起质保 2 年。请告知故障和批号，我们将更换商品或退款入账。</p>'],
  ['公司里谁可以下单？', '<p>主账户可以为同事添加账户，并设定其权限和可见价格。</p>'],
  [
    '能从我们自己的系统下单吗？',
    '<p>可以。采购系统可使用我们的接口，内网页面只需一行代码即可嵌入快速订购和购物车。<a href="/cartwright/contactus">联系我们</a>开通。</p>',
  ],
]

const terms = (here: SeedTextsOfRegion): TitledText => [
  '销售条款',
  `<p>本条款适用于企业客户在本商城提交的所有订单。本商城不面向个人消费者。</p>
<h2>${here.taxes}</h2>
${here.prices}
<h2>订单</h2>
<p>订单在提交前可以修改。提交后，地址、商品、数量和采购单号不可更改。合同自我们确认订单时成立。</p>
<h2>交货</h2>
${here.delivery}
<h2>直发</h2>
<p>我们可按要求直接发货给您的客户，使用中性送货单或您的送货单。合同方仍为您。</p>
<h2>破损与短缺</h2>
<p>破损与短缺须在送达后 <strong>3 个工作日</strong>内告知，并附商品和包装照片。逾期无法向承运商索赔，恕不受理。</p>
<h2>无质量问题退货</h2>
<p>未使用且包装未拆的商品可在<strong>发票日期起 30 天</strong>内退回，收取发票价格 <strong>20%</strong> 的重新入库费，运费由您承担。请先在订单中申请退货：审核最多需要三个工作日，无退货编号的包裹将被拒收。</p>
<h2>质保</h2>
<p>自发票日期起质保 <strong>2 年</strong>。告知故障和批号后，我们将更换商品或退款入账。因存放不当或自行灌装造成的损坏不在质保范围内。</p>
<h2>付款与所有权保留</h2>
<p>发票应在账户约定的天数内付清。货款付清之前，货物所有权归我们。</p>
<h2>数据</h2>
<p>公司、联系人和订单数据仅用于履行订单，地址仅提供给承运商。浏览器保存的内容见 <a href="/help/cookies">Cookie</a> 页面。</p>`,
]

const declarations = (here: SeedTextsOfRegion): SeedTexts['declarations'] => ({
  announcement: [
    '公告',
    `<p>圣诞节至新年期间，我们每日拣货至 12:00。之后的订单于下一个工作日发出。</p>
<h2>休息日</h2>
<ul>${here.closed}</ul>
<p>商城照常全天候接单。</p>`,
  ],
  terms: terms(here),
  cookies: [
    'Cookie',
    `<p>本商城只保存运行所必需的内容，没有广告，也没有第三方跟踪，因此无需拒绝。</p>
<h2>浏览器中保存的内容</h2>
<table><thead><tr><th scope="col">名称</th><th scope="col">用途</th><th scope="col">期限</th></tr></thead>
<tbody><tr><td><code>Client-Token</code>, <code>Client-Token-Shop</code></td><td>保持登录状态</td><td>关闭浏览器为止</td></tr>
<tr><td><code>client-country</code></td><td>所选站点</td><td>30 天</td></tr>
<tr><td><code>client-language</code>、<code>login-language</code></td><td>所选语言</td><td>30 天</td></tr>
<tr><td>本地存储</td><td>编辑中的清单、页面布局，以及您已阅读本提示</td><td>清除为止</td></tr></tbody></table>
<h2>如何清除</h2>
<p>退出登录即清除登录信息。其余内容可在浏览器的网站数据设置中清除，之后商城会恢复到首次访问的状态。</p>
<h2>谁可以读取</h2>
<p>只有本商城。嵌入我们订购表单的其他公司页面使用各自的存储。</p>`,
  ],
  toolbar: [
    '工具栏',
    `<p>每个页面边缘的工具栏让最常用的功能触手可及，旁边还有批量采购工具。</p>
<h2>快捷栏</h2>
<ul><li><strong>购物车</strong>：在页面旁打开购物车，修改数量后可继续浏览。</li>
<li><strong>收藏夹</strong>：显示您标记了心形的商品。</li>
<li><strong>通知</strong>：告诉您最新消息，从发货安排到新品。</li>
<li><strong>快速订购</strong>：进入适合长清单的表格。</li>
${here.coupons}
<li><strong>返回顶部</strong>：回到页面开头。</li>
<li><strong>首页</strong>：点击快捷栏顶端的商城标志即可返回。</li>
<li><strong>设置</strong>：调整颜色、大小以及固定显示的内容。</li>
<li><strong>收起快捷菜单</strong>：收起快捷栏，再按一次同一按钮即可展开；窄屏时固定在底部。</li></ul>
<h2>采购工具</h2>
<dl><dt>一个搜索框，任何编号</dt><dd>输入我们的编号、OEM 编号、外箱上的编码或您的编号。在任何页面按 <code>/</code> 即可开始。</dd>
<dt>粘贴清单</dt><dd>从表格复制两列，粘贴到快速订购中，一次最多核对 1,000 行。</dd>
<dt>导入与导出</dt><dd>拖入 CSV 文件，查看各列的识别结果并更正。购物车和清单也可保存为 CSV。</dd>
<dt>您的编号</dt><dd>为商品设定您系统中的编号，此后即可用它订购。</dd></dl>
<h2>不用鼠标</h2>
<p>所有工具都可用键盘操作：Tab 前进，Enter 打开，Esc 关闭。在快速订购中，方向键的移动方式与电子表格相同；在需要确认的行上，Alt+F 采用建议，Alt+1 至 Alt+9 选择其中一项。</p>`,
  ],
  contact: ['联系我们', '<p>您的客户经理在工作日为您解答。请准备好客户编号或订单号，以便我们立即为您处理。</p>'],
  about: [
    '关于我们',
    `<p>Cartwright 向经销商供应适用于 1,800 多款打印机的碳粉盒、碳粉套装、鼓组件和标签带盒。</p>
<h2>我们的业务</h2>
<p>我们只服务于经销商。您可用手头的任何编号下单，查看真实库存和到货日期，并享有专属价格。今天下单，今天打包。</p>
<h2>我们在哪里</h2>
${here.where}
<h2>我们的承诺</h2>
<ul><li>每支商品逐一灌装、逐一测试，质保 2 年。</li>
<li>贴牌与定制包装，小批量即可。</li>
<li>以您的名义中性直发。</li>
<li>可对接采购系统的接口，可嵌入内网的订购表单。</li></ul>`,
  ],
})

const notifications = (here: SeedTextsOfRegion): SeedTexts['notifications'] => ({
  labels: [
    '新品：Dymo LabelWriter 标签',
    '<p>60 多种尺寸的标签均有现货。</p><p><a href="/list/toner?classId=109">查看标签带盒</a></p>',
  ],
  holidays: ['节假日期间的发货安排', here.holidays],
  tables: [
    '快速订购支持读取电子表格',
    '<p>粘贴单元格区域或拖入 CSV 文件：系统会识别各列，也可以手动更正。</p><p><a href="/my/quickorder">打开我的快速订购</a></p>',
  ],
})

export const zh = (region: Region): SeedTexts => {
  const here = HERE[region]
  return {
    ...EVERYWHERE,
    banners: banners(here),
    faq: faq(here),
    declarations: declarations(here),
    notifications: notifications(here),
  }
}
