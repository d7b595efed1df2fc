// Table: screens in Japanese and Chinese that have to pass.

enum PassAsian {
  static let table = #"""
    === orderConfirmation ja screen -
    # ご注文ありがとうございます
    注文番号 | {digits:3}-{digits:7}-{digits:7}
    注文日 | {day}
    急須 | {pricemoney}
    送料 | {smallmoney}
    合計 | {money}
    [配送状況を確認]
    === parcel ja screen -
    # お荷物配達中
    お問い合わせ番号 | {digits:4}-{digits:4}-{digits:4}
    お届け予定 {day} 14時から16時
    差出人 | {shop}
    === invoice ja paper -
    # 請求書
    {shop}　{address}
    登録番号 T{digits:13}
    品名 | 数量 | 金額
    自転車修理 | 1 | {amount}
    ご請求金額 | {money2}
    お振込先：見本銀行 中央支店 普通 {digits:7}
    === receipt ja paper -
    ## {shop}
    {address}
    食パン | ¥{digits:3}
    コーヒー | ¥{digits:3}
    合計 | ¥{amount}
    クレジット ************{digits:4}
    {date} {time}　ありがとうございました
    === isbnPage ja paper -
    {day} 第1刷発行
    発行所 株式会社みどり出版
    定価はカバーに表示してあります
    ISBN {isbn}
    === ticket ja screen -
    # 夏の音楽会
    {day}（{weekday}）{time} 開演
    市民ホール　{city}
    {int:1-20}列 {int:1-40}番
    @qr TICKET-{upper:12}
    === boardingPass ja card -
    ## 新幹線指定席券
    東京 → 京都
    {day}　{time}発
    のぞみ {int:1-99}号 {int:1-16}号車 {int:1-20}番A席
    === signInForm ja screen -
    # ログイン
    メールアドレス
    パスワード
    パスワードをお忘れの方
    [ログイン]
    === twoFactorSettings ja screen -
    # セキュリティ
    二段階認証 | オン
    バックアップコード | 残り8個
    パスワード | {date} に変更
    === chat ja screen -
    # {first}
    < 明日{time}に駅前でいい？
    >> いいよ、お菓子持っていくね
    < パスポート忘れないでね
    === article ja screen -
    # マイナンバーカードの更新手続き
    カードの有効期限が近づくと通知が届きます。手続きは市区町村の窓口で行い、手数料はかかりません。
    === article ja screen -
    # 健康診断の数値の見方
    血圧は140/90mmHg以上で高血圧と判定されます。コレステロール値が高い人は医師に相談しましょう。
    === recipe ja screen -
    # 肉じゃが
    4人分・40分
    - じゃがいも 4個
    - 牛肉 200g
    - 玉ねぎ 1個
    - しょうゆ 大さじ3
    1人分 350kcal 塩分 2.1g
    === fitness ja screen -
    # ウォーキング
    ! {int:3-12}.{digits:2} km
    時間 | 00:{int:25-58}:{int:10-59}
    心拍数 | {int:90-140} 拍/分
    消費カロリー | {int:150-500} kcal
    === weather ja screen -
    # {city}
    ! {int:2-33}°
    晴れ時々曇り　降水確率 {int:0-60}%
    {weekday} | {int:2-33}°
    {weekday2} | {int:2-33}°
    === menu ja paper -
    # 本日の定食
    焼き魚定食 | {digits:3}円
    天ぷらそば | {digits:3}円
    カレーライス | {digits:3}円
    === productPage ja screen -
    # ステンレス水筒 500ml
    ! {money}
    在庫あり　{weekday}お届け
    商品番号 {digits:8}
    [カートに入れる]
    === businessCard ja card -
    ## {shop}
    店長　{name}
    {address}
    TEL {tel}
    {email}
    === poster ja paper -
    # 秋まつり
    {day}（{weekday}）{time}から
    中央公園　入場無料
    === settings ja screen -
    # Wi-Fi
    ie-{lower:6} | 接続済み
    その他のネットワーク
    IPアドレス | 192.168.0.{int:2-200}
    === timetable ja paper -
    # 駅前発 時刻表
    8 | 02 | 17 | 32 | 47
    9 | 05 | 20 | 35 | 50
    10 | 10 | 30 | 50 |
    === phoneList ja screen -
    # 通話履歴
    {first}　{time}
    {tel}　{time2}
    市役所　{tel2}
    === loyaltyCard ja card -
    ## {shop} ポイントカード
    会員番号 {digits:4} {digits:4} {digits:4}
    @ean {ean}
    === formEmpty ja paper -
    # 入会申込書
    氏名 ____________ フリガナ ____________
    生年月日 ____年__月__日
    口座番号 ____________
    印
    === orderConfirmation zh screen -
    # 订单已提交
    订单编号 | {digits:18}
    下单时间 | {date} {time}
    保温杯 | {pricemoney}
    运费 | {smallmoney}
    实付款 | {pricemoney2}
    [查看物流]
    === parcel zh screen -
    # 快件已到驿站
    运单号 | SF{digits:13}
    取件码 {int:1-9}-{int:1-9}-{digits:4}
    地址：{address}
    === invoice zh paper -
    # 增值税电子普通发票
    发票代码 {digits:12}　发票号码 {digits:8}
    购买方：示例科技有限公司
    项目 | 数量 | 金额
    办公用品 | 2 | {price}
    价税合计 | {pricemoney}
    === receipt zh paper -
    ## {shop}
    {address}
    豆浆 | {small}
    油条 | {small2}
    合计 | {pricemoney}
    微信支付　{date} {time}
    谢谢惠顾
    === isbnPage zh paper -
    {year}年{int:1-12}月第1版
    绿叶出版社出版发行
    字数 {digits:3}千字　定价 {small}元
    ISBN {isbn}
    === ticket zh screen -
    # 夏日音乐节
    {day} {time}
    市民广场　{city}
    {int:1-20}排 {int:1-40}座
    @qr TICKET-{upper:12}
    === boardingPass zh card -
    ## G{int:100-999}
    上海虹桥 → 杭州东
    {day} {time}开
    {int:1-16}车{int:1-20}A号　二等座　¥73.0元
    === signInForm zh screen -
    # 登录
    手机号/邮箱
    密码
    忘记密码？
    [登录]
    === signInForm zh screen -
    # 输入验证码
    验证码已发送至尾号{digits:4}的手机
    {int:20-59}秒后重新获取
    [确定]
    === twoFactorSettings zh screen -
    # 账号与安全
    两步验证 | 已开启
    登录密码 | 已设置
    设备管理 | 3台
    === chat zh screen -
    # {first}
    < 明天{time}在地铁站见？
    >> 好，我带点水果
    < 别忘了带身份证
    === article zh screen -
    # 换领身份证需要哪些材料
    居民身份证有效期满前三个月可以换领。本人持户口簿到派出所办理，一般二十天内可以领取。
    === article zh screen -
    # 体检报告怎么看
    空腹血糖的参考范围是3.9到6.1。专家提醒，血压长期偏高的人应及时就医。
    === recipe zh screen -
    # 西红柿炒鸡蛋
    2人份 15分钟
    - 西红柿 3个
    - 鸡蛋 4个
    - 盐 适量
    每份约 210 千卡
    === fitness zh screen -
    # 今日运动
    ! {int:3-15},{digits:3} 步
    距离 | {int:2-10}.{digits:1} 公里
    心率 | {int:60-140} 次/分
    消耗 | {int:100-600} 千卡
    === weather zh screen -
    # {city}
    ! {int:2-35}°
    多云转晴　空气质量 良
    {weekday} | {int:2-35}°
    {weekday2} | {int:2-35}°
    === menu zh paper -
    # 招牌菜
    宫保鸡丁 | {small}元
    麻婆豆腐 | {small2}元
    酸辣汤 | {small3}元
    === productPage zh screen -
    # 不锈钢保温杯 500ml
    ! {pricemoney}
    月销 {digits:3}　包邮
    [加入购物车]
    === businessCard zh card -
    ## {name}
    {shop} 经理
    {address}
    电话 {phone}
    {email}
    === poster zh paper -
    # 新书分享会
    {day} {time}
    {shop}　{city}
    免费入场
    === settings zh screen -
    # 无线局域网
    Home-{upper:4} | 已连接
    其他网络
    IP地址 | 192.168.1.{int:2-200}
    === phoneList zh screen -
    # 最近通话
    {first}　{time}
    {tel}　{time2}
    物业　{tel2}
    === formEmpty zh paper -
    # 报名表
    姓名 ________ 性别 ____ 出生日期 ________
    身份证号 ________________
    联系电话 ____________
    """#
}
