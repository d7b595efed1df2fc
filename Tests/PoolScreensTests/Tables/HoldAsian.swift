// Table: screens in Japanese and Chinese that have to be held back.

enum HoldAsian {
  static let table = #"""
    === bankStatement ja paper financial
    # 普通預金 取引明細
    {bank} 中央支店
    口座名義 | {name} 様
    口座番号 | 普通 {digits:7}
    日付 | お取引内容 | お支払 | お預り | 残高
    {date} | 給与 |  | {amount} | {amount2}
    {date2} | 電気料金 | {price} |  | {amount3}
    {date3} | ATM引出 | {amount4} |  | {amount5}
    === bankApp ja screen financial
    # 残高照会
    普通預金 {digits:7}
    ! {money}
    ## 入出金明細
    給与振込 | +{money2}
    家賃 | -{money3}
    {shop} | -{pricemoney}
    [振込]
    === ibanScreen ja screen financial
    # 振込先口座情報
    銀行名 | {bank}
    支店名 | 中央支店（{digits:3}）
    預金種目 | 普通
    口座番号 | {digits:7}
    口座名義 | ミホン タロウ
    [コピー]
    === passwordScreen ja screen auth
    # 保存したパスワード
    サイト | {host}
    ユーザー名 | {email}
    パスワード | {password}
    [コピー]
    === passwordScreen ja screen auth
    # 会員登録が完了しました
    ログインIDと仮パスワードをお知らせします。
    ログインID：{lower:7}
    仮パスワード：{mixed:10}
    初回ログイン後に必ず変更してください。
    === routerLabel ja card auth
    ## 無線LANルーター
    SSID：ie-{lower:6}
    暗号化キー：{lower:13}
    管理画面パスワード：{lower:8}
    === recoveryCodes ja screen auth
    # 回復用コード
    安全な場所に保管してください。各コードは一度だけ使用できます。
    ` {lower:5}-{lower:5}
    ` {lower:5}-{lower:5}
    ` {lower:5}-{lower:5}
    ` {lower:5}-{lower:5}
    === recoveryCodes ja screen auth
    # バックアップコード
    ` {digits:4} {digits:4}
    ` {digits:4} {digits:4}
    ` {digits:4} {digits:4}
    ` {digits:4} {digits:4}
    === otpMessage ja screen auth
    # メッセージ
    < 認証コード：{otp} このコードは誰にも教えないでください。
    === otpMessage ja screen auth
    # {bank}
    < ワンタイムパスワードは {otp} です。有効期限は10分間です。
    === authenticatorApp ja screen auth
    # 二段階認証
    メール（{email}）
    ! {digits:3} {digits:3}
    クラウド
    ! {digits:3} {digits:3}
    === seedPhrase ja screen auth
    # シークレットリカバリーフレーズ
    次の12個の単語を順番どおりに書き留めてください。
    1. {seed:1}   2. {seed:2}   3. {seed:3}
    4. {seed:4}   5. {seed:5}   6. {seed:6}
    7. {seed:7}   8. {seed:8}   9. {seed:9}
    10. {seed:10}   11. {seed:11}   12. {seed:12}
    === prescription ja paper health
    # 処方箋
    患者氏名：{name}　生年月日：{birth}
    保険者番号：{digits:8}
    処方：ロキソプロフェン錠60mg 3錠 分3 毎食後 5日分
    処方医：見本クリニック
    交付年月日：{date}
    === prescription ja card health
    ## 内服薬
    {name} 様
    1日3回 毎食後 7日分
    アムロジピン錠5mg 1回1錠
    _ 調剤日 {date} 見本薬局
    === labReport ja paper health
    # 血液検査結果
    氏名：{name}　採血日：{date}
    検査項目 | 結果 | 単位 | 基準値
    ヘモグロビン | {int:11-17}.{digits:1} | g/dL | 13.7-16.8
    血糖 | {int:70-140} | mg/dL | 73-109
    クレアチニン | 0.{digits:2} | mg/dL | 0.65-1.07
    === labReport ja paper health
    # 健康診断結果報告書
    氏名：{name}　生年月日：{birth}
    身長 {int:150-185}.{digits:1} cm　体重 {int:45-90}.{digits:1} kg
    血圧 {int:110-150}/{int:65-95} mmHg
    総コレステロール {int:150-280} mg/dL　判定 C
    総合判定：要再検査
    === vaccinationCard ja card health
    ## 予防接種済証
    氏名：{name}　生年月日：{birth}
    ワクチン | 接種日 | ロット番号
    新型コロナ | {date} | {upper:6}
    インフルエンザ | {date2} | {upper:6}
    === insuranceCard ja card health,personal
    ## 健康保険被保険者証
    記号 {digits:8}　番号 {digits:3}
    氏名 {name}
    生年月日 昭和{int:40-63}年{int:1-12}月{int:1-28}日
    資格取得年月日 {date}
    保険者名称 見本健康保険組合
    === sickNote ja paper health
    # 診断書
    氏名：{name}　生年月日：{birth}
    病名：急性胃腸炎
    上記の疾患により、{date}から1週間の自宅療養を要する。
    医師　見本医院
    === birthCertificate ja paper personal
    # 戸籍全部事項証明書
    本籍：{address}
    氏名：{name}
    【出生日】昭和{int:40-63}年{int:1-12}月{int:1-28}日
    【父】{name2}
    【母】{name3}
    === birthCertificate ja paper personal
    # 住民票
    氏名 | {name}
    生年月日 | {birth}
    住所 | {address}
    世帯主 | {name2}
    個人番号 | {national:JP}
    === numberCard ja card personal
    ## 個人番号カード
    氏名 {name}
    住所 {address}
    {birth}生　性別 女
    {expiry}まで有効
    === numberCard ja paper personal
    # 個人番号通知書
    あなたの個人番号（マイナンバー）は次のとおりです。
    ! {national:JP}
    氏名 {name}
    生年月日 {birth}
    === licenceJapan ja card personal
    ## 運転免許証
    氏名 {name}　{birth}生
    住所 {address}
    交付 {date} {digits:5}
    {expiry}まで有効
    免許の条件等 眼鏡等
    番号 第 {digits:12} 号
    === residencePermit ja card personal
    ## 在留カード
    RESIDENCE CARD　番号 {letter:2}{digits:8}{upper:2}
    氏名 SPECIMEN ANNA
    生年月日 {birth}　性別 女　国籍・地域 米国
    住居地 {address}
    在留資格 永住者
    === marriageCertificate ja paper personal
    # 婚姻届受理証明書
    夫 {name}
    妻 {name2}
    届出日 {date}
    上記のとおり婚姻届を受理したことを証明する。
    === bankStatement zh paper financial
    # {bank} 账户交易明细
    户名 | {name}
    账号 | {cardof:6222}
    日期 | 摘要 | 支出 | 收入 | 余额
    {date} | 工资 |  | {amount} | {amount2}
    {date2} | 消费 | {price} |  | {amount3}
    {date3} | 转账 | {price2} |  | {amount4}
    === bankApp zh screen financial
    # 我的账户
    储蓄卡 尾号{digits:4}
    可用余额
    ! {money}
    ## 收支明细
    {shop} | -{smallmoney}
    工资 | +{money2}
    转账给{first} | -{pricemoney}
    [转账]
    === bankApp zh screen financial
    # 资产总览
    总资产（元）
    ! {amount}
    活期存款 | {amount2}
    理财产品 | {amount3}
    信用卡账单 | -{price}
    === ibanScreen zh screen financial
    # 收款账户
    户名 | {name}
    开户行 | {bank}中山路支行
    银行卡号 | {card}
    [复制账号]
    === passwordScreen zh screen auth
    # 已保存的密码
    网站 | {host}
    用户名 | {email}
    密码 | {password}
    [复制密码]
    === passwordScreen zh screen auth
    # 账号开通通知
    您好，您的账号已开通。
    登录名：{lower:7}
    初始密码：{mixed:10}
    请在首次登录后修改密码。
    === routerLabel zh card auth
    ## 无线路由器
    无线名称（SSID）：Home-{upper:4}
    无线密码：{lower:10}
    管理密码：{lower:8}
    === recoveryCodes zh screen auth
    # 恢复代码
    请妥善保存以下恢复代码，每个代码只能使用一次。
    ` {lower:5}-{lower:5}
    ` {lower:5}-{lower:5}
    ` {lower:5}-{lower:5}
    ` {lower:5}-{lower:5}
    === otpMessage zh screen auth
    # 短信
    < 【示例商城】您的验证码是{otp}，5分钟内有效，请勿泄露给他人。
    === otpMessage zh screen auth
    # {bank}
    < 您正在进行转账操作，动态密码为{otp}，切勿告知他人。
    === authenticatorApp zh screen auth
    # 身份验证器
    邮箱（{email}）
    ! {digits:3} {digits:3}
    云盘
    ! {digits:3} {digits:3}
    === seedPhrase zh screen auth
    # 备份助记词
    请按顺序抄写下方12个单词，切勿截图或告诉他人。
    1. {seed:1}   2. {seed:2}   3. {seed:3}
    4. {seed:4}   5. {seed:5}   6. {seed:6}
    7. {seed:7}   8. {seed:8}   9. {seed:9}
    10. {seed:10}   11. {seed:11}   12. {seed:12}
    === prescription zh paper health
    # 示例医院 处方笺
    姓名：{name}　性别：女　年龄：{int:20-70}岁
    科别：内科　门诊号：{digits:8}
    临床诊断：上呼吸道感染
    R. 阿莫西林胶囊 0.5g × 24粒
    用法：每次0.5g 每日3次 口服
    医师：范例　{date}
    === labReport zh paper health
    # 检验报告单
    姓名：{name}　性别：男　年龄：{int:20-70}岁　标本：血清
    项目 | 结果 | 单位 | 参考范围
    血红蛋白 | {int:110-175} | g/L | 130-175
    葡萄糖 | {int:4-8}.{digits:1} | mmol/L | 3.9-6.1
    肌酐 | {int:50-120} | μmol/L | 57-111
    谷丙转氨酶 | {int:10-80} | U/L | 9-50
    === labReport zh screen health
    # 体检报告
    姓名 | {name}
    体检日期 | {date}
    血压 | {int:110-150}/{int:65-95} mmHg
    总胆固醇 | {int:4-7}.{digits:1} mmol/L ↑
    B超：轻度脂肪肝
    === vaccinationCard zh card health
    ## 预防接种证
    姓名：{name}　出生日期：{birth}
    疫苗名称 | 接种日期 | 批号
    乙肝疫苗 | {date} | {upper:8}
    流感疫苗 | {date2} | {upper:8}
    === insuranceCard zh card health,personal
    ## 社会保障卡
    姓名 {name}
    社会保障号码 {national:CN}
    卡号 {letter:1}{digits:8}
    发卡日期 {date}
    === sickNote zh paper health
    # 诊断证明书
    姓名：{name}　门诊号：{digits:8}
    诊断：急性肠胃炎
    建议：休息三天
    医师签名　{date}
    === idFrontChina zh card personal
    姓名 {name}
    性别 女　民族 汉
    出生 19{int:50-99} 年 {int:1-12} 月 {int:1-28} 日
    住址 {address}
    公民身份号码 {national:CN}
    === idBackChina zh card personal
    ## 中华人民共和国
    # 居民身份证
    签发机关 示例市公安局
    有效期限 2018.03.05-2038.03.05
    === licenceChina zh card personal
    ## 中华人民共和国机动车驾驶证
    证号 {national:CN}
    姓名 {name}　性别 男　国籍 中国
    住址 {address}
    出生日期 {birth}　初次领证日期 {date}
    准驾车型 C1
    === birthCertificate zh paper personal
    # 出生医学证明
    新生儿姓名：{name}
    出生时间：{day}　出生地点：{city}
    母亲姓名：{name2}　父亲姓名：{name3}
    出生证编号：{letter:1}{digits:9}
    === marriageCertificate zh paper personal
    # 结婚证
    持证人 {name}
    登记日期 {day}
    结婚证字号 J{digits:6}-{year}-{digits:6}
    姓名 {name}　身份证件号 {national:CN}
    姓名 {name2}　身份证件号 {national:CN}
    === householdBook zh paper personal
    # 常住人口登记卡
    姓名 {name}　户主或与户主关系 户主
    出生日期 {birth}　籍贯 示例省
    公民身份证件编号 {national:CN}
    === taxLetter zh paper personal,financial
    # 个人所得税纳税记录
    纳税人姓名：{name}
    身份证件号码：{national:CN}
    申报日期 {date}　实缴税额 {amount}
    """#
}
