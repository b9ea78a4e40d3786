import { kindFirst, LATIN } from './article-phrases'
import type { Region, SeedTexts, SeedTextsOfRegion, TitledText } from './seed-texts.types'

const HERE: Readonly<Record<Region, SeedTextsOfRegion>> = {
  EU: {
    stock: ['600 000 pièces dans nos entrepôts européens', 'Stock réel et date d’arrivée pour chaque article.'],
    delay:
      '<p>Les colis en stock commandés avant 16 h 30 partent le jour même et arrivent le plus souvent le jour ouvré suivant. Le stock de l’entrepôt central aux Pays-Bas part sous 72 heures.</p>',
    where:
      '<p>Notre entrepôt central est à Utrecht. Les entrepôts de Willich et de Poznań rapprochent 600 000 pièces de vous, et nos équipes aux Pays-Bas, en Italie, en Allemagne, au Royaume-Uni, en France et en Pologne parlent votre langue.</p>',
    taxes: 'Prix et TVA',
    prices:
      '<p>Les prix s’entendent hors taxes, à la pièce et dans la devise de votre site. La TVA s’ajoute lorsqu’elle est due. Le prix affiché à l’envoi de la commande fait foi.</p>',
    delivery: `<p>Les articles en stock commandés avant <strong>16 h 30</strong> un jour ouvré sont expédiés le jour même, pour une livraison le plus souvent le jour ouvré suivant.</p>
<table><thead><tr><th scope="col">Où se trouve la marchandise</th><th scope="col">Quand elle arrive chez vous</th></tr></thead>
<tbody><tr><td>Entrepôt de votre site</td><td>le jour ouvré suivant</td></tr>
<tr><td>Entrepôt central, Pays-Bas</td><td>part sous 72 heures, puis comme depuis votre site</td></tr>
<tr><td>En transit</td><td>le jour prévu indiqué avec l’article</td></tr></tbody></table>
<p>Les jours de livraison sont indicatifs. Si l’un d’eux est repoussé, demandez-nous sur la page de la commande d’annuler les lignes concernées : jusqu’à l’expédition, c’est sans frais.</p>`,
    closed: '<li>25 et 26 décembre : pas d’expédition</li><li>1er janvier : pas d’expédition</li>',
    coupons: '<li><strong>Bons</strong> montre les bons que vous pouvez utiliser.</li>',
    holidays:
      '<ul><li>Les commandes passées avant le <strong>23 décembre à 12 h</strong> partent le jour même.</li><li>Pas de livraison les 25 et 26 décembre ni le 1er janvier.</li></ul>',
  },
  US: {
    stock: ['1,5 million de cartouches en stock', 'Livraison par la route dans 99,9 % des États-Unis en 1 à 3 jours.'],
    delay:
      '<p>La livraison par la route couvre 99,9 % des États-Unis en 1 à 3 jours. L’aérien en deux jours et la messagerie se choisissent dans la commande.</p>',
    where:
      '<p>1,5 million de cartouches sont prêtes à Ontario, en Californie, et la livraison par la route couvre 99,9 % des États-Unis en 1 à 3 jours. Notre siège est à Columbus, dans l’Ohio.</p>',
    taxes: 'Prix et taxe de vente',
    prices:
      '<p>Les prix s’entendent nets, à la pièce et en dollars américains. La taxe de vente s’ajoute lorsqu’elle est due ; avec votre certificat de revente, vous commandez sans. Le prix affiché à l’envoi de la commande fait foi.</p>',
    delivery: `<p>La livraison par la route depuis notre centre de distribution en Californie couvre <strong>99,9 % des États-Unis en 1 à 3 jours</strong>. L’aérien en deux jours et la messagerie sur rendez-vous se choisissent dans la commande.</p>
<p>Les jours de livraison sont indicatifs. Si l’un d’eux est repoussé, demandez-nous sur la page de la commande d’annuler les lignes concernées : jusqu’à l’expédition, c’est sans frais.</p>`,
    closed: '<li>25 décembre : pas d’expédition</li><li>1er janvier : pas d’expédition</li>',
    coupons: '',
    holidays:
      '<ul><li>Les commandes passées avant le <strong>23 décembre à 12 h</strong> partent le jour même.</li><li>Pas de livraison le 25 décembre ni le 1er janvier.</li></ul>',
  },
}

/** Alike in both regions. */
const EVERYWHERE = {
  demoAccounts: {
    'buyer.nl': 'Tout à la fois : commandes en plusieurs envois, retours, factures ouvertes, listes partagées.',
    'rep.nl':
      'Commercial de la même société : voit les prix du compte et commande en livraison directe pour ses clients.',
    'clerk.nl': 'Assistante de la même société : remplit le panier, sans commande rapide ni favoris.',
    'buyer.de': 'Ses propres références partout et des factures électroniques.',
    'buyer.it': 'Proche de la limite de crédit : ce que dit alors une commande.',
    'buyer.fr': 'Livre aux clients finaux, avec leurs propres bons de livraison.',
    'buyer.uk': 'Prix en livres, avec la TVA britannique.',
    'buyer.pl': 'Grandes commandes, reliquats et prix en zlotys.',
    'new.nl': 'Se connecte pour la première fois et confirme son adresse e-mail.',
    'buyer.us': 'Bureaux dans deux fuseaux horaires, avec la taxe de vente.',
  },
  activities: {
    toner: ['Toners', 'Noir et couleur pour les imprimantes d’aujourd’hui.'],
    kits: ['Kits toner', 'Bouteilles et jeux pour copieurs et groupes de travail.'],
    drums: ['Tambours', 'Changez le tambour tous les quatre toners.'],
    labels: ['Cassettes à étiquettes', 'Laminés, textiles, thermorétractables et plus encore.'],
  },
  floors: {
    toner: 'Toners les plus commandés',
    colour: 'Jeux couleur pour HP et Brother',
    drums: 'Tambours',
    labels: 'Étiquettes',
  },
  classes: { 102: 'Toner', 103: 'Kits toner', 105: 'Tambours', 109: 'Cassettes à étiquettes' },
  offers: { month: 'Offre du mois', stock: 'Jusqu’à épuisement du stock', season: 'Offre de saison' },
  shipVias: {
    1: 'Standard',
    2: 'Express avant 12 h',
    3: 'Palette, sur rendez-vous',
    4: 'Votre transporteur',
    5: 'Retrait à Utrecht',
    6: 'Routier',
    7: 'Aérien',
    8: 'Messagerie (LTL)',
    9: 'Votre transporteur',
    10: 'Retrait à Willich',
    11: 'Retrait à Poznań',
  },
  article: {
    kinds: { 102: 'Toner', 103: 'Kit toner', 105: 'Tambour', 109: 'Ruban d’étiquettes' },
    name: kindFirst,
    ...LATIN,
    pages: count => `pour environ ${count} pages (A4 à 5\u00a0% de couverture)`,
    width: width => `largeur du ruban ${width}`,
    fits: (brand, printers) => `Compatible avec ${brand} ${printers}`,
    fitsMany: (count, brand, printers) => `Compatible avec ${count} imprimantes ${brand}, dont ${printers}`,
    replaces: part => `Remplace ${part}`,
    print: 'Produit rempli et testé à l’unité, avec puce si l’imprimante en demande une, garanti deux ans',
    label: 'Impression résistante au frottement, bord net, tient sur le papier, le plastique et le métal',
  },
} satisfies Partial<SeedTexts>

const banners = (here: SeedTextsOfRegion): SeedTexts['banners'] => ({
  stock: here.stock,
  lines: ['Mille lignes d’un coup', 'Collez une liste : nos références, codes OEM, codes-barres ou vos références.'],
  labels: ['Des étiquettes pour chaque rayon', 'Cassettes de 3,5 à 104 mm, en stock.'],
})

const faq = (here: SeedTextsOfRegion): SeedTexts['faq'] => [
  [
    'Comment voir les prix ?',
    '<p>Les prix et les stocks s’affichent une fois connecté. <a href="/ac/register">Inscrivez votre société</a> ou demandez un compte à votre commercial.</p>',
  ],
  [
    'Avec quelles références puis-je chercher et commander ?',
    '<p>Toutes : notre référence, le code OEM, le code union, le code-barres du produit ou du carton, et votre propre référence. Si un numéro correspond à deux articles, nous vous demandons lequel vous voulez.</p>',
  ],
  [
    'Comment commander une longue liste ?',
    '<p>Ouvrez <a href="/my/quickorder">Ma commande rapide</a> et collez-la, ou déposez un fichier : jusqu’à 1 000 lignes d’un coup. Les lignes sans article restent en place, avec la raison et une proposition.</p>',
  ],
  ['Sous quel délai suis-je livré ?', here.delay],
  [
    'Que se passe-t-il si un article n’est pas en stock ?',
    '<p>À vous de choisir : ce qui est disponible part maintenant et le reste plus tard, ou tout part ensemble à commande complète. Le jour prévu figure sur chaque ligne.</p>',
  ],
  [
    'Pouvez-vous livrer mon client ?',
    '<p>Oui. Choisissez la livraison directe avec un bon neutre, ou avec votre propre bon de livraison. Votre client ne voit ni notre nom ni nos prix.</p>',
  ],
  [
    'Puis-je modifier une commande passée ?',
    '<p>Non. Adresse, articles, quantités et numéro de commande sont définitifs dès l’envoi. Tant que nous n’y travaillons pas, vous pouvez l’annuler, en entier ou pièce par pièce, ligne par ligne ; ensuite, renoncez sur la page de la commande à ce qui attend encore de la marchandise, ou déplacez-le dans une commande à part ; demandez-nous d’y annuler ce qui est déjà prêt. Commandez à part ce qui manque.</p>',
  ],
  [
    'Comment retourner un article ?',
    '<p>Une fois la commande entièrement livrée, ouvrez-la et demandez un retour. Les articles non utilisés sont repris dans les 30 jours suivant la date de facture, avec 20 % de frais de remise en stock ; le contrôle prend jusqu’à trois jours ouvrés.</p>',
  ],
  [
    'Le colis est abîmé ou incomplet. Que faire ?',
    '<p>Notez-le sur le récépissé du transporteur, gardez l’emballage et signalez-le, photos à l’appui, dans les 3 jours ouvrés suivant la livraison : sur la page de la commande, sous « Signaler un dommage ou un manque », même si le reste est encore attendu. Lorsque tout est arrivé, le signalement devient un brouillon de retour.</p>',
  ],
  [
    'Quelle garantie offrez-vous ?',
    '<p>2 ans sur chaque article à compter de la date de facture. Indiquez-nous le défaut et le numéro de lot : nous remplaçons l’article ou établissons un avoir.</p>',
  ],
  [
    'Qui peut commander pour ma société ?',
    '<p>Le compte principal peut ajouter des comptes pour ses collègues, fixer leurs droits et les prix qu’ils voient.</p>',
  ],
  [
    'Pouvons-nous commander depuis notre propre système ?',
    '<p>Oui. Les systèmes d’achat passent par notre interface, et un intranet intègre la commande rapide et le panier en une ligne. <a href="/cartwright/contactus">Écrivez-nous</a> pour obtenir un accès.</p>',
  ],
]

const terms = (here: SeedTextsOfRegion): TitledText => [
  'Conditions générales de vente',
  `<p>Les présentes conditions s’appliquent à toutes les commandes passées par des entreprises dans cette boutique. Nous ne vendons pas aux particuliers.</p>
<h2>${here.taxes}</h2>
${here.prices}
<h2>Commandes</h2>
<p>Une commande peut être modifiée jusqu’à son envoi. Ensuite, l’adresse, les articles, les quantités et le numéro de commande sont définitifs. Le contrat est conclu par notre confirmation de commande.</p>
<h2>Livraison</h2>
${here.delivery}
<h2>Livraison directe</h2>
<p>Sur demande, nous livrons votre client, avec un bon neutre ou avec le vôtre. Vous restez notre cocontractant.</p>
<h2>Avaries et manquants</h2>
<p>Les avaries et manquants doivent être signalés dans les <strong>3 jours ouvrés</strong> suivant la livraison, avec des photos de la marchandise et de l’emballage. Passé ce délai, le transporteur n’est plus tenu et la réclamation n’est pas recevable.</p>
<h2>Retour d’articles sans défaut</h2>
<p>Les articles non utilisés, dans leur emballage d’origine fermé, peuvent être retournés dans les <strong>30 jours suivant la date de facture</strong>. Des frais de remise en stock de <strong>20 %</strong> du prix facturé s’appliquent et le port est à votre charge. Demandez d’abord le retour dans la commande : le contrôle prend jusqu’à trois jours ouvrés, et les colis sans numéro de retour sont refusés.</p>
<h2>Garantie</h2>
<p>Nous accordons <strong>2 ans</strong> de garantie à compter de la date de facture. Les articles défectueux sont remplacés ou font l’objet d’un avoir dès que vous nous avez indiqué le défaut et le numéro de lot. Les dommages dus à un mauvais stockage ou à un remplissage sont exclus.</p>
<h2>Paiement et réserve de propriété</h2>
<p>Les factures sont payables dans le délai convenu pour votre compte. La marchandise reste notre propriété jusqu’à son paiement intégral.</p>
<h2>Vos données</h2>
<p>Nous utilisons les données de société, de contact et de commande pour exécuter vos commandes, et ne transmettons les adresses qu’au transporteur. Ce que conserve votre navigateur est détaillé sous <a href="/help/cookies">Cookies</a>.</p>`,
]

const declarations = (here: SeedTextsOfRegion): SeedTexts['declarations'] => ({
  announcement: [
    'Annonce',
    `<p>Entre Noël et le Nouvel An, nous préparons les commandes jusqu’à 12 h. Les commandes suivantes partent le jour ouvré d’après.</p>
<h2>Jours de fermeture</h2>
<ul>${here.closed}</ul>
<p>La boutique prend vos commandes jour et nuit, comme toujours.</p>`,
  ],
  terms: terms(here),
  cookies: [
    'Cookies',
    `<p>Cette boutique ne conserve que ce dont elle a besoin pour fonctionner. Il n’y a ni publicité ni suivi par des tiers : rien à refuser.</p>
<h2>Ce que conserve votre navigateur</h2>
<table><thead><tr><th scope="col">Nom</th><th scope="col">Usage</th><th scope="col">Durée</th></tr></thead>
<tbody><tr><td><code>Client-Token</code>, <code>Client-Token-Shop</code></td><td>vous gardent connecté</td><td>jusqu’à la fermeture du navigateur</td></tr>
<tr><td><code>client-country</code></td><td>le site choisi</td><td>30 jours</td></tr>
<tr><td><code>client-language</code>, <code>login-language</code></td><td>la langue choisie</td><td>30 jours</td></tr>
<tr><td>Stockage local</td><td>vos listes en cours, l’aménagement de la page et le fait que vous avez lu cet avis</td><td>jusqu’à ce que vous l’effaciez</td></tr></tbody></table>
<h2>Comment l’effacer</h2>
<p>La déconnexion efface l’identification. Votre navigateur efface le reste dans les réglages des données de sites ; la boutique repart alors comme à la première visite.</p>
<h2>Qui peut le lire</h2>
<p>Cette boutique seulement. Les pages d’autres sociétés qui intègrent nos formulaires de commande ont leur propre stockage.</p>`,
  ],
  toolbar: [
    'Barre d’outils',
    `<p>La barre au bord de chaque page garde l’essentiel à un clic. À ses côtés se trouvent les outils pour acheter en nombre.</p>
<h2>Les raccourcis</h2>
<ul><li><strong>Panier</strong> ouvre votre panier à côté de la page. Changez-y les quantités et poursuivez votre lecture.</li>
<li><strong>Favoris</strong> montre les articles que vous avez marqués d’un cœur.</li>
<li><strong>Notifications</strong> dit ce qui est nouveau, des jours de livraison aux nouveaux articles.</li>
<li><strong>Commande rapide</strong> mène à la grille pour les longues listes.</li>
${here.coupons}
<li><strong>Haut de page</strong> vous ramène au début de la page.</li>
<li><strong>Accueil</strong> : le signe de la boutique, en haut de la barre, mène à la page d’accueil.</li>
<li><strong>Réglages</strong> change la couleur, la taille et ce qui reste visible.</li>
<li><strong>Masquer les raccourcis</strong> replie la barre ; le même bouton la rouvre. Sur les écrans étroits, elle reste en bas.</li></ul>
<h2>Outils d’achat</h2>
<dl><dt>Une recherche pour chaque référence</dt><dd>Saisissez notre référence, un code OEM, le code du carton ou votre référence. La touche <code>/</code> ouvre la recherche sur chaque page.</dd>
<dt>Coller une liste</dt><dd>Copiez deux colonnes d’un tableur et collez-les dans la commande rapide. Jusqu’à 1 000 lignes sont vérifiées d’un coup.</dd>
<dt>Import et export</dt><dd>Déposez un fichier CSV, voyez comment chaque colonne a été comprise et corrigez au besoin. Paniers et listes s’enregistrent aussi en CSV.</dd>
<dt>Vos références</dt><dd>Donnez à un article la référence de votre système, et commandez-le ainsi désormais.</dd></dl>
<h2>Sans souris</h2>
<p>Chaque outil s’utilise au clavier : Tab avance, Entrée ouvre, Échap ferme. Dans la commande rapide, les flèches se déplacent comme dans un tableur ; sur une ligne à préciser, Alt+F prend la suggestion et Alt+1 à Alt+9 choisissent une proposition.</p>`,
  ],
  contact: [
    'Nous contacter',
    '<p>Votre commercial répond les jours ouvrés. Ayez sous la main votre numéro de client ou de commande, et nous pourrons vous aider aussitôt.</p>',
  ],
  about: [
    'À propos de nous',
    `<p>Cartwright fournit aux revendeurs toners, kits de toners, tambours et rubans d’étiquettes pour plus de 1 800 imprimantes.</p>
<h2>Notre métier</h2>
<p>Nous vendons uniquement aux professionnels. Vous commandez avec toute référence en votre possession, voyez le stock réel et le jour d’arrivée, à vos propres prix. Ce que vous commandez aujourd’hui est emballé aujourd’hui.</p>
<h2>Où nous trouver</h2>
${here.where}
<h2>Nos engagements</h2>
<ul><li>Chaque cartouche est remplie et testée une à une, avec 2 ans de garantie.</li>
<li>Marque blanche et emballages personnalisés dès les petites séries.</li>
<li>Livraison directe neutre, en votre nom.</li>
<li>Une interface pour votre système d’achat et des formulaires de commande pour votre intranet.</li></ul>`,
  ],
})

const notifications = (here: SeedTextsOfRegion): SeedTexts['notifications'] => ({
  labels: [
    'Nouveau : étiquettes pour Dymo LabelWriter',
    '<p>Plus de 60 formats d’étiquettes sont en stock.</p><p><a href="/list/toner?classId=109">Voir les cassettes d’étiquettes</a></p>',
  ],
  holidays: ['Jours de livraison pendant les fêtes', here.holidays],
  tables: [
    'La commande rapide lit les tableurs',
    '<p>Collez une plage ou déposez un fichier CSV : les colonnes sont reconnues et peuvent être corrigées.</p><p><a href="/my/quickorder">Ouvrir la commande rapide</a></p>',
  ],
})

export const fr = (region: Region): SeedTexts => {
  const here = HERE[region]
  return {
    ...EVERYWHERE,
    banners: banners(here),
    faq: faq(here),
    declarations: declarations(here),
    notifications: notifications(here),
  }
}
