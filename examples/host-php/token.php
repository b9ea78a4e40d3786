<?php
// The same for a server in PHP. Your session has been started before; it holds the name of the buyer at the shop.
//   SHOP=http://localhost:4173 ORIGIN=http://localhost:4191 CARTWRIGHT_SECRET=cwk_… php -S localhost:4191 examples/host-php/token.php
$shop = getenv('SHOP') ?: 'http://localhost:4173';
$origin = getenv('ORIGIN');
if ($_SERVER['REQUEST_METHOD'] === 'GET') {
  header('Content-Type: text/html; charset=utf-8');
  echo str_replace('https://shop.example', $shop, file_get_contents(__DIR__ . '/../host-node/page.html'));
  exit;
}
header('Content-Type: application/json');
header('Cache-Control: no-store');
// Here a cookie stands for $_SESSION['shop_name'].
$buyer = $_COOKIE['user'] ?? '';
if ($buyer === '' || $_SERVER['REQUEST_URI'] !== '/cartwright-token' || ($_SERVER['HTTP_ORIGIN'] ?? '') !== $origin) {
  http_response_code(403);
  exit('{}');
}
$body = json_encode(['secret' => getenv('CARTWRIGHT_SECRET'), 'buyer' => $buyer, 'origin' => $origin]);
$answer = @file_get_contents("$shop/prod-api/clientauth/embed/freedom/token", false, stream_context_create(['http' => [
  'method' => 'POST', 'header' => 'Content-Type: application/json', 'content' => $body, 'timeout' => 10, 'ignore_errors' => true,
]]));
$token = json_decode($answer ?: '{}')->access_token ?? null;
if ($token === null) {
  http_response_code(502);
  error_log("No token for $buyer from $shop: it does not answer, the secret is not of a key there, or its page of embed keys says why.");
}
echo json_encode(['token' => $token]);
